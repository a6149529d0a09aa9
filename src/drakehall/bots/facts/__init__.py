"""What players count when they weigh a move: from a seat's view alone, in the words of the rules."""
