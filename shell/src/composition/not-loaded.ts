/** Stands for the page of a module that could not be loaded; the error that its loader throws is what is shown. */
export const NotLoaded = () => null;
