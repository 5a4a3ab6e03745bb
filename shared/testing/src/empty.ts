/** Stub for imported stylesheets. */
export default {};
