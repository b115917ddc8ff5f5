"""Keys, sizes and kills at random: bursts, fuzzing, killing."""
