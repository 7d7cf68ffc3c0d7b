"""What `senbazuru check` holds the game against: what is always so, other worlds, and a slow model of knowledge."""
