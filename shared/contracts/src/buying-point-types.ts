/** What a place to buy at is. Without schemas: the browser draws its filter from it. */
export const buyingPointTypes = ['dealer', 'shop', 'service', 'showroom', 'online'] as const;

export const buyingPointTypeNames: Record<(typeof buyingPointTypes)[number], string> = {
  dealer: 'Дилер',
  shop: 'Магазин',
  service: 'Сервисный центр',
  showroom: 'Шоурум',
  online: 'Интернет-магазин',
};
