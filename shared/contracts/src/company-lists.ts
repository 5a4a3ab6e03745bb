/** Option lists of the company profile, without zod: the browser draws its forms from them. */
export const directions = ['Ворота', 'Шлагбаумы', 'Парковки', 'Контроль доступа', 'Домофония'] as const;
export const partnerTypes = ['продажа', 'монтаж', 'сервис', 'проектирование', 'шоурум'] as const;
export const objectTypes = [
  'Жилой комплекс',
  'Частный дом',
  'Бизнес-центр',
  'Торговый центр',
  'Производство и\u00a0склад',
  'Гостиница',
  'Медицина и\u00a0образование',
  'Парковка',
] as const;
export const serviceCategories = ['монтаж', 'ПНР', 'обслуживание', 'ремонт', 'проектирование', 'доставка'] as const;
export const serviceUnits = ['усл.', 'шт.', 'час', 'день', 'м', 'компл.'] as const;
export const productUnits = ['шт.', 'м', 'компл.', 'уп.'] as const;
export const partnerLevels = ['none', 'partner', 'silver', 'gold', 'platinum'] as const;
export const partnerLevelNames: Record<Exclude<(typeof partnerLevels)[number], 'none'>, string> = {
  partner: 'Партнёр',
  silver: 'Серебряный партнёр',
  gold: 'Золотой партнёр',
  platinum: 'Платиновый партнёр',
};
/** Groups of products with a common discount. */
export const discountGroups = ['A', 'B', 'C', 'D', 'L', 'M'] as const;
export const taxModes = ['vat22', 'vat5', 'vat7', 'none'] as const;
export const helpTopics = [
  'Профиль компании',
  'Сотрудники и\u00a0доступ',
  'Заказы и\u00a0документы',
  'Коммерческие предложения',
  'Другое',
] as const;
export const weekdays = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const;

export const MAX_PHONES = 5;
export const MAX_IMAGES = 10;
export const MIN_PHOTOS = 3;
export const MAX_PHOTOS = 20;
export const MAX_DESCRIPTION = 3000;

const MB = 2 ** 20;
/** Limits by purpose: size, formats, and `side`, in pixels. */
export const pictureRules = {
  logo: { bytes: 2 * MB, formats: ['png', 'jpg', 'svg'], side: 300 },
  image: { bytes: 5 * MB, formats: ['jpg', 'png', 'webp'], side: 0 },
  photo: { bytes: 10 * MB, formats: ['jpg', 'png', 'webp'], side: 0 },
} as const;
export type PictureUse = keyof typeof pictureRules;

/** In roubles. */
export const MAX_OWN_PRICE = 100_000_000;
