/** Kinds of gates and the answers of choice. No schemas: forms of browsers import them. */
export const gates = ['sliding', 'swing'] as const;
export type Gate = (typeof gates)[number];

export const climates = ['south', 'middle', 'north'] as const;
export type Climate = (typeof climates)[number];

export const traffics = ['home', 'yard', 'flow'] as const;
export type Traffic = (typeof traffics)[number];
