export { RequestFormPlaceholder } from './request-form-placeholder.tsx';
export { requestTexts, type RequestCode } from './request-texts.ts';
