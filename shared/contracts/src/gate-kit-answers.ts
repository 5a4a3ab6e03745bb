/** Kinds of gates and the answers of choice. No schemas: forms of browsers import them. */
export const gates = ['sliding', 'swing'] as const;
export type Gate = (typeof gates)[number];

/** Last segment of the address of the category with the drives of a kind of gates. */
export const categoryOfGate: Readonly<Record<Gate, string>> = { sliding: 'sliding-gates', swing: 'swing-gates' };

export const climates = ['south', 'middle', 'north'] as const;
export type Climate = (typeof climates)[number];

export const traffics = ['home', 'yard', 'flow'] as const;
export type Traffic = (typeof traffics)[number];
