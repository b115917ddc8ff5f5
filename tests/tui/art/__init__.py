"""What boards are painted with: landscapes, planets, emblems."""
