export { maskOptions, maskTokens } from './mask-options.ts';
export { useMask, type MaskSettings } from './use-mask.ts';
