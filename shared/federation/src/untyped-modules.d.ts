// Not part of webpack's public types, but the only hook that reaches the script elements of chunks.
declare module 'webpack/lib/runtime/LoadScriptRuntimeModule.js' {
  import type { Chunk, Compilation } from 'webpack';
  const LoadScriptRuntimeModule: {
    getCompilationHooks(compilation: Compilation): {
      createScript: { tap(name: string, change: (source: string, chunk: Chunk) => string): void };
    };
  };
  export default LoadScriptRuntimeModule;
}
