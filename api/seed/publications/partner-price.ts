/** A fifth less for partners, in whole hundreds. */
export const partnerPrice = (price: number) => (price === 0 ? null : Math.round((price * 0.8) / 100) * 100);
