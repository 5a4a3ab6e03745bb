import type { OwnItem, ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { Problem } from '../calculation.ts';
import type { PriceBook } from '../price-book.ts';
import type { Demand } from './rule-group.ts';
import type { CalculatedLine } from './rules/r33-manual-quantities.ts';

export function extraDemands({ additionally, marking_materials }: ProposalConfiguration): Demand[] {
  const chosen = { rules: [], text: 'Добавлено вручную', firmness: 'free' } as const;
  return [
    ...additionally.extras.map((extra): Demand => ({ ...chosen, ...extra, step: 'additionally' })),
    ...marking_materials.extras.map((extra): Demand => ({ ...chosen, ...extra, step: 'marking-materials' })),
  ];
}

const offered = ({ own }: PriceBook, item: OwnItem) => own.find(({ kind, id }) => kind === item.kind && id === item.id);

const words = { service: 'Услуга компании', product: 'Собственный товар' };

const own = (key: string, qty: number, text: string) =>
  ({
    key: `additionally/${key}`,
    step: 'additionally',
    article: null,
    group: null,
    calculated: qty,
    least: 0,
    advised: 0,
    reasons: [{ rules: [], text, qty, objects: [] }],
  }) as const;

/** Returns lines of the partner's own services, products and delivery, which get no discount. */
export function ownLines({ additionally }: ProposalConfiguration, book: PriceBook): CalculatedLine[] {
  const items = additionally.own.flatMap((item): CalculatedLine[] => {
    const price = offered(book, item);
    if (!price) return [];
    return [
      {
        ...own(`${item.kind}:${item.id}`, item.qty, words[item.kind]),
        source: item.kind,
        name: price.name,
        unit: price.unit,
        retail: price.price,
      },
    ];
  });
  if (!additionally.delivery) return items;
  const delivery = { source: 'delivery', name: 'Доставка', unit: 'усл.', retail: additionally.delivery.price } as const;
  return [...items, { ...own('delivery', 1, 'Доставка до\u00a0объекта'), ...delivery }];
}

/** Returns an error when own items were deleted from the company's assortment; the fix removes them. */
export function withdrawnItems({ additionally }: ProposalConfiguration, book: PriceBook): Problem[] {
  const sold = additionally.own.filter((item) => offered(book, item));
  if (sold.length === additionally.own.length) return [];
  return [
    {
      code: 'E-OWN',
      severity: 'error',
      rule: null,
      step: 'additionally',
      text: 'Выбранной услуги или товара компании больше нет в\u00a0профиле',
      objects: [],
      ways_out: [{ text: 'Убрать из\u00a0предложения', change: { kind: 'additionally', set: { own: sold } } }],
    },
  ];
}
