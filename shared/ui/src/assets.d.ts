/** A font is imported as its address: the build emits the file. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
