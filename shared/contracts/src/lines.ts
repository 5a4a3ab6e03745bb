/** The type of a response in lines of JSON. A long call sends it to a client that accepts it, without zod for the browser. */
export const LINES = 'application/x-ndjson';
