"""Tests of the store's files: settings, small files, leftovers, and failing disks."""
