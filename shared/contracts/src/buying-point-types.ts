/** Types of points of sale, without zod: the browser draws its filter from them. */
export const buyingPointTypes = ['dealer', 'shop', 'service', 'showroom', 'online'] as const;

export const buyingPointTypeNames: Record<(typeof buyingPointTypes)[number], string> = {
  dealer: 'Дилер',
  shop: 'Магазин',
  service: 'Сервисный центр',
  showroom: 'Шоурум',
  online: 'Интернет-магазин',
};
