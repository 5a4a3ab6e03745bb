declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(global: object): void;
}

// webpack's hot reload API; its own types pull in all of Node's `module`.
interface ImportMeta {
  webpackHot?: { addStatusHandler(handler: (status: string) => void): void };
}
