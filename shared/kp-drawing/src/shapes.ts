import { cutText } from '@site/kernel/plain-text';

/** Colours of the design system. A page uses their names, a file their values. */
export type Tone = 'ink' | 'quiet' | 'line' | 'panel' | 'surface' | 'light' | 'light-panel' | 'danger' | 'success';

export const tones: Record<Tone, string> = {
  ink: '#0b2239',
  quiet: '#51657a',
  line: '#c4d0db',
  panel: '#f4f7fa',
  surface: '#ffffff',
  light: '#00b0ed',
  'light-panel': '#e0f5fd',
  danger: '#c0272d',
  success: '#147a4b',
};

/** A drawing primitive for page, SVG file and paper. Lengths are millimetres of the site. */
export type Shape =
  | { d: string; fill?: Tone; stroke?: Tone; width?: number; dash?: readonly number[] }
  | {
      text: string;
      x: number;
      y: number;
      size: number;
      anchor?: 'start' | 'middle' | 'end';
      bold?: boolean;
      tone?: Tone;
    };

export const rect = (x: number, y: number, width: number, height: number, radius = 0): string =>
  radius === 0
    ? `M${x} ${y}h${width}v${height}h${-width}z`
    : `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}` +
      `a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${2 * radius - width}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}` +
      `v${2 * radius - height}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`;

export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

export const line = (...points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Widths of bold letters relative to the font size, as of the font of papers; the reader of an SVG may have another. */
const letterWidths: [RegExp, number][] = [
  [/[ЖМШЩЫЮФЪ]/, 1],
  [/[жмшщыюфъmwWM]/, 0.86],
  [/\p{Lu}/u, 0.7],
  [/[\s.,:;()«»ijl-]/, 0.4],
];
const widthOf = (letter: string) => letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 0.6;

/** Shortens a text to a width, by estimated widths of letters. */
export function fitted(text: string, width: number, size: number): string {
  let room = width / size;
  let most = 0;
  for (const letter of text) {
    room -= widthOf(letter);
    if (room < 0) return `${cutText(text, Math.max(1, most - 1)).replace(/[\s.,;:]+$/, '')}…`;
    most += letter.length;
  }
  return text;
}
