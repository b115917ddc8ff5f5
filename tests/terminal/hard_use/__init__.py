"""Random keys, sizes and kills: bursts, fuzzing, killing."""
