import type { ProductLine } from '@site/contracts/manage-goods';
import { readNumber } from '@site/kernel/typed-numbers';
import type { Offer } from './commerce-file.ts';
import { noted, quoted } from './exchange-notes.ts';
import type { KnownProduct } from './exchange-repository.ts';

/** Which prices and stocks of 1C the site shows. */
export type OfferSettings = {
  /** Name or identifier of the type of the retail price, from which the site calculates those of partners. */
  priceType: string;
  /** Names or identifiers of the warehouses with goods for sale; empty: all. */
  warehouses: readonly string[];
};

type OfferNames = { priceTypes: ReadonlyMap<string, string>; warehouses: ReadonlyMap<string, string> };

type OfferLines = {
  lines: ProductLine[];
  /** Products by identifiers of 1C. */
  products: { id: string; article: string }[];
  /** Reasons by offer; the file is refused when there are any. */
  errors: string[];
  /** Lines about parts of the file that were left out. */
  notes: string[];
};

/** Roubles, by the names that configurations of 1C give them. */
const roubles = new Set(['', 'руб', 'руб.', 'rub', 'rur', '643', '810', '₽']);

/** Zero is the price on request, which 1C writes for a product without one. */
function priceOf(text: string): number | null | undefined {
  const price = readNumber(text);
  if (price === null || !Number.isSafeInteger(price) || price < 0) return undefined;
  return price || null;
}

/** Keeps what 1C does not know: that a product is expected, made to order, or no longer made. */
function stockFields(quantity: number, { stock_state, lead_weeks }: KnownProduct): Partial<ProductLine> {
  const isOnSale = stock_state === 'in_stock' || stock_state === 'low_stock';
  if (stock_state === 'discontinued') return { stock_qty: quantity };
  if (quantity > 0) return { stock_qty: quantity, ...(!isOnSale && { stock_state: 'in_stock', stock_date: null }) };
  return { stock_qty: 0, ...(isOnSale && { stock_state: lead_weeks === null ? 'on_request' : 'backorder' }) };
}

/** Parts of the stock, if each is a whole number of a warehouse with a name of its own. */
function stocksOf(counted: { warehouse: string; qty: number }[], names: OfferNames['warehouses']) {
  const named = new Map(counted.map(({ warehouse, qty }) => [names.get(warehouse) ?? '', qty]));
  const isSplit = named.size === counted.length && !named.has('');
  return isSplit && [...named.values()].every((qty) => Number.isSafeInteger(qty) && qty >= 0)
    ? Array.from(named, ([warehouse, qty]) => ({ warehouse, qty }))
    : [];
}

const isNamed = (id: string, names: ReadonlyMap<string, string>, wanted: readonly string[]) =>
  wanted.some((one) => one === id || one.toLowerCase() === names.get(id)?.toLowerCase());

/** Translates offers into rows of an import: the price and the stock of known products, and nothing else. */
export function offersToGoods(
  offers: readonly Offer[],
  productOf: (offer: Offer) => KnownProduct | undefined,
  { priceTypes, warehouses }: OfferNames,
  settings: OfferSettings,
): OfferLines {
  const errors: string[] = [];
  const products: OfferLines['products'] = [];
  const unknown: string[] = [];
  const characteristics: string[] = [];
  const otherTypes = new Set<string>();
  const isPriced = offers.some(({ prices }) => prices.length > 0);
  const isRetail = (type: string) => isNamed(type, priceTypes, [settings.priceType]);
  if (isPriced && ![...priceTypes.keys()].some(isRetail))
    errors.push(
      `Нет типа цен «${settings.priceType}», есть ${quoted(priceTypes.values()) || 'цены без описания типов'}`,
    );

  const lines = offers.flatMap((offer): ProductLine[] => {
    const shown = offer.article || offer.id;
    const report = (message: string) => void errors.push(`Строка ${offer.line}, товар ${shown}: ${message}`);
    if (offer.id.includes('#')) {
      characteristics.push(shown);
      return [];
    }
    const product = productOf(offer);
    if (!product) {
      unknown.push(shown);
      return [];
    }
    products.push({ id: offer.id, article: product.article });
    const line: ProductLine = { article: product.article };
    for (const { type, currency, text } of offer.prices) {
      const name = priceTypes.get(type);
      if (name === undefined) report(`нет типа цен ${type}`);
      else if (!isRetail(type)) otherTypes.add(name);
      else if (!roubles.has(currency.toLowerCase())) report(`цена в валюте ${currency}, нужны рубли`);
      else {
        const price = priceOf(text);
        if (price === undefined) report(`цена «${text}» — не целые рубли`);
        else line.price = price;
      }
    }
    const counted = offer.stock?.filter(
      ({ warehouse }) =>
        warehouse === '' || settings.warehouses.length === 0 || isNamed(warehouse, warehouses, settings.warehouses),
    );
    const quantities = counted?.map(({ warehouse, text }) => ({ warehouse, qty: readNumber(text) ?? NaN }));
    if (quantities?.some(({ qty }) => Number.isNaN(qty))) report('количество — не число');
    else if (quantities) {
      const quantity = quantities.reduce((sum, { qty }) => sum + qty, 0);
      Object.assign(line, stockFields(Math.max(0, Math.floor(quantity)), product), {
        stocks: stocksOf(quantities, warehouses),
      });
    }
    return [line];
  });

  return {
    ...{ lines, products, errors },
    notes: [
      noted('Предложений без товара на сайте', unknown),
      noted('Предложений с характеристиками, которых сайт не хранит', characteristics),
      otherTypes.size ? `Цены ${quoted(otherTypes)} не загружены: сайт считает их от розничной` : '',
    ].filter(Boolean),
  };
}
