"""What happened, told: story, chronicle, moments, transcripts."""
