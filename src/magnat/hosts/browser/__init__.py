"""The in-browser host: the match runs in a web worker, its log is in the browser's own store, without a server."""
