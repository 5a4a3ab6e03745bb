/** Variants of the logo in the site's header. */
export const markVariants = ['colour', 'plain'] as const;
export type MarkVariant = (typeof markVariants)[number];

const colours: Record<MarkVariant, { ground: string | null; fork: string; sound: string }> = {
  colour: { ground: '#0b2239', fork: '#ffffff', sound: '#00b0ed' },
  plain: { ground: null, fork: '#0b2239', sound: '#0b2239' },
};

export function drawMark(variant: MarkVariant): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36" width="720" height="720">${markShapes(variant)}</svg>`;
}

/** Returns the shapes of the logo in a 36 × 36 square. */
export function markShapes(variant: MarkVariant): string {
  const { ground, fork, sound } = colours[variant];
  return (
    (ground ? `<rect width="36" height="36" rx="9" fill="${ground}"/>` : '') +
    `<path d="M13 7v10a5 5 0 0 0 10 0V7M18 22v7" fill="none" stroke="${fork}" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M8.5 9.5a8 8 0 0 0 0 6M27.5 9.5a8 8 0 0 1 0 6" fill="none" stroke="${sound}" stroke-width="2" stroke-linecap="round"/>`
  );
}
