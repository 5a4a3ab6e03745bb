export { CaptchaPage as Component } from './captcha-page.tsx';
export { loader } from './loader.ts';
