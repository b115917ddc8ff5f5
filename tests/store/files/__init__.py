"""Files of the store: settings, small files, what lies on the disk, and disks that refuse."""
