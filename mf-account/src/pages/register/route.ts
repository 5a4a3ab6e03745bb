export { RegisterPage as Component } from './register-page.tsx';
export { loader } from './loader.ts';
