export const portraitNames = [
  'bearded-engineer',
  'dark-haired-engineer',
  'grey-haired-engineer',
  'woman-with-bob',
  'woman-with-bun',
  'woman-with-long-hair',
] as const;
export type PortraitName = (typeof portraitNames)[number];
