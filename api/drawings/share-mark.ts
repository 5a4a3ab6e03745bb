import { markShapes } from './brand-mark.ts';

/** The brand's mark in the corner of a preview. */
export const shareMark = `<g transform="translate(48 44) scale(2.2)">${markShapes('colour')}</g>`;
