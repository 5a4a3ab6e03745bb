import { markShapes } from '../../src/brand/brand-mark.ts';

export const shareMark = `<g transform="translate(48 44) scale(2.2)">${markShapes('colour')}</g>`;
