/** Whether there is no server at all: everything is in this page. The build knows, and leaves out what is not needed. */
declare const ALONE: boolean;
