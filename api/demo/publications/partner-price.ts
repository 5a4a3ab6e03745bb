/** Partner price: 20 % off, rounded to hundreds; null when free. */
export const partnerPrice = (price: number) => (price === 0 ? null : Math.round((price * 0.8) / 100) * 100);
