"""The hall: tables in memory and in the store, those who listen to them, and the computers that think for them."""
