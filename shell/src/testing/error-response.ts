/** An error answer as the router passes it to boundaries: it knows it by its shape. */
export const errorResponse = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });
