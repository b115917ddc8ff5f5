"""What a table keeps for one seat alone: standing orders and notes."""
