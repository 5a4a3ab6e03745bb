/** A font is imported as its URL; the build emits the file. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
