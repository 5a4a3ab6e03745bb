/** The one thing of Node that browser code may name: the build replaces it by a word. */
declare const process: { readonly env: { readonly NODE_ENV?: 'production' | 'development' | 'test' } };

/** Hot Module Replacement, as webpack gives it to development builds. */
interface ImportMeta {
  readonly webpackHot?: { addStatusHandler(handler: (status: string) => void): void };
}
