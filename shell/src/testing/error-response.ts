/** Creates an error response of the shape that the router recognises. */
export const errorResponse = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });
