export { LoginPage as Component } from './login-page.tsx';
export { loader } from './loader.ts';
