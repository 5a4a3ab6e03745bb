import { dot, type P3 } from './iso.ts';
import type { Hue, StripeColour } from './types.ts';

export const ink = '#0B2239';
export const cyan = '#00B0ED';
export const hairline = '#C6D2DE';
export const paper = '#FFFFFF';
export const panel = '#F4F7FA';

/** Three tones of one hue: the top face, the lit front and the shaded side. */
export interface Tones {
  light: string;
  mid: string;
  dark: string;
}

export const hueTones: Record<Hue, Tones> = {
  graphite: { light: '#8D9FB2', mid: '#5C7087', dark: '#3C5067' },
  blue: { light: '#58AEE0', mid: '#1B82C4', dark: '#0B5F9A' },
  warm: { light: '#F1ECE4', mid: '#D8D0C4', dark: '#AEA496' },
  orange: { light: '#FBB27A', mid: '#EE8434', dark: '#C4611B' },
};

export const white: Tones = { light: '#FFFFFF', mid: '#EDF2F6', dark: '#C9D5E0' };
export const steel: Tones = { light: '#E9EFF4', mid: '#C9D4DF', dark: '#98A9BA' };
export const rubber: Tones = { light: '#4A5D73', mid: '#2C4058', dark: '#172B43' };
export const concrete: Tones = { light: '#E6EBF0', mid: '#D5DDE5', dark: '#BBC7D2' };
export const amber: Tones = { light: '#FFD89B', mid: '#F7A93B', dark: '#D98412' };
export const copper: Tones = { light: '#F0B48A', mid: '#D98A56', dark: '#B0653A' };
export const green: Tones = { light: '#9CCFAE', mid: '#5FA97A', dark: '#3D7F57' };
export const cyanTones: Tones = { light: '#8EDCF7', mid: cyan, dark: '#0089C4' };
export const glass: Tones = { light: '#E8F6FC', mid: '#CDE9F5', dark: '#B2D9EA' };

/** Pale background tints that distinguish neighbouring tiles. */
export const tints = {
  mist: '#DDEBF7',
  ice: '#D6F1FB',
  sand: '#F3EADB',
  peach: '#FCE6D5',
  mint: '#DAEEE3',
  dusk: '#DCE4ED',
} as const;
export type Tint = keyof typeof tints;

export const stripeFill: Record<StripeColour, string> = {
  red: '#D8443C',
  orange: '#EE8434',
  blue: '#1B82C4',
  graphite: '#3C5067',
};

const channels = (hex: string): number[] => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

export const tonesOf = (hex: string): Tones => ({
  light: mix(hex, '#FFFFFF', 0.3),
  mid: hex,
  dark: mix(hex, ink, 0.32),
});

/** Screen values of the RAL colours of doors. */
const ral: Record<string, string> = {
  '1015': '#E6D2B5',
  '3003': '#8D1D2C',
  '5010': '#1F4E87',
  '6005': '#1F4438',
  '7004': '#9B9B9B',
  '7016': '#46525B',
  '7024': '#525A63',
  '8014': '#5A4334',
  '8017': '#523A31',
  '8028': '#6B4B34',
  '9003': '#F4F5F3',
  '9006': '#B4BABF',
  '9016': '#F1F3F2',
};
export const ralTones = (number: string): Tones => tonesOf(ral[number.replace(/\D/g, '')] ?? '#46525B');

/** Light falls from above and a little from the left: up 1, front 0.55, right side 0. */
const lightFrom: P3 = [-0.35, 0.2, 0.65];
const steps = 6;

export function shade(tones: Tones, normal: P3): string {
  const raw = Math.min(1, Math.max(0, 0.35 + dot(normal, lightFrom)));
  const level = Math.round(raw * steps) / steps;
  return level <= 0.55 ? mix(tones.dark, tones.mid, level / 0.55) : mix(tones.mid, tones.light, (level - 0.55) / 0.45);
}
