/** Placeholder for a page that could not be loaded; the router shows the error of its loader instead. */
export const NotLoaded = () => null;
