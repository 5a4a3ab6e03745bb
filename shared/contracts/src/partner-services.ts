import type { partnerTypes } from './company-lists.ts';

/** Services of partners, named as in URLs. Without zod: the browser draws its filters from it. */
export const partnerServices = ['sale', 'mounting', 'repair', 'design', 'showroom'] as const;

/** The stored names, as used in partners' offices. */
export const partnerServiceNames: Record<(typeof partnerServices)[number], (typeof partnerTypes)[number]> = {
  sale: 'продажа',
  mounting: 'монтаж',
  repair: 'сервис',
  design: 'проектирование',
  showroom: 'шоурум',
};
