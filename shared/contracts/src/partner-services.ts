import type { partnerTypes } from './company-lists.ts';

/** What partners do, as addresses name it. Without schemas: the browser draws its filters from it. */
export const partnerServices = ['sale', 'mounting', 'repair', 'design', 'showroom'] as const;

/** As partners' offices keep it. */
export const partnerServiceNames: Record<(typeof partnerServices)[number], (typeof partnerTypes)[number]> = {
  sale: 'продажа',
  mounting: 'монтаж',
  repair: 'сервис',
  design: 'проектирование',
  showroom: 'шоурум',
};
