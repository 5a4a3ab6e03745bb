export { passCaptcha } from './pass-captcha.ts';
