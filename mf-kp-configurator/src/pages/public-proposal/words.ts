import type { PublicProposal } from '@site/contracts/public-proposal';

export const partWords: Record<PublicProposal['sections'][number]['part'], string> = {
  'transportation-points': 'Точки проезда',
  'payment-points': 'Точки оплаты',
  servers: 'Серверы и\u00a0сеть',
  additionally: 'Дополнительное оборудование',
  'marking-materials': 'Маркировочные материалы',
  own: 'Работы, услуги и\u00a0товары поставщика',
};
