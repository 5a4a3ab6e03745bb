/** The only Node.js name allowed in browser code: the build replaces it with a string. */
declare const process: { readonly env: { readonly NODE_ENV?: 'production' | 'development' | 'test' } };

/** Hot Module Replacement API that webpack provides in development builds. */
interface ImportMeta {
  readonly webpackHot?: { addStatusHandler(handler: (status: string) => void): void };
}
