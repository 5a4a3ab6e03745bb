declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(global: object): void;
}

// webpack's own view of hot reload; its types come with the whole of Node's `module`.
interface ImportMeta {
  webpackHot?: { addStatusHandler(handler: (status: string) => void): void };
}
