"""page: a host in a browser. The match in a worker, its log in the browser's own store, no server anywhere."""
