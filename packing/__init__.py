"""What is handed out: the hall for a browser, the folder for any web host, wheels, notices."""
