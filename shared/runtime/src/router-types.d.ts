import 'react-router';

// Loaders get a typed RouterContextProvider instead of an untyped object.
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
