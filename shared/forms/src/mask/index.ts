export { maskTokens, writeMask } from './write-mask.ts';
