import type { OfferDocument } from '@site/contracts/offer-document';
import { formatDate } from '@site/kernel/dates';
import { cutText } from '@site/kernel/plain-text';
import { formatCount } from '@site/kernel/plurals';

const standings: Record<OfferDocument['standing'], string> = {
  draft: 'Черновик: предложение ещё не\u00a0отправлено, состав и\u00a0цены могут измениться',
  moderation: 'Предложение на\u00a0согласовании: состав и\u00a0цены могут измениться',
  replaced: 'Доступна новая версия предложения',
  expired: 'Срок действия предложения истёк',
  current: '',
};

/** Notice at the top of the document, or an empty string. */
export const standingText = ({ standing }: OfferDocument): string => standings[standing];

export const titleOf = ({ number, date }: OfferDocument): string =>
  `Коммерческое предложение №\u00a0${number} от\u00a0${formatDate(date)}`;

export const planTitle = ({ number, object }: OfferDocument): string =>
  ['План парковки', object.name, number].filter(Boolean).join('. ');

export const validityOf = ({ valid_until, valid_days }: OfferDocument): string =>
  valid_until
    ? `Действует до\u00a0${formatDate(valid_until)}`
    : `Действует ${formatCount(valid_days, ['день', 'дня', 'дней'])} со\u00a0дня отправки`;

export const RATE_NOTE = 'Ставка НДС указана на\u00a0дату предложения и\u00a0применяется по\u00a0дате отгрузки';
export const NO_PUBLIC_OFFER = 'Не является публичной офертой';
export const ON_REQUEST = 'По\u00a0запросу';
export const ON_REQUEST_NOTE = 'Позиции «По\u00a0запросу» в\u00a0итог не\u00a0входят';

export const isOnRequest = ({ sections }: OfferDocument): boolean =>
  sections.some(({ lines }) => lines.some(({ sum }) => sum === null));

export const hasDiscounts = ({ sections }: OfferDocument): boolean =>
  sections.some(({ lines }) => lines.some(({ discount_percent }) => discount_percent > 0));

/** The name in quotes, if any, reduced to letters, digits and hyphens for use in a file name. */
function shortName(object: string): string {
  const name = /«([^«»]+)»/.exec(object)?.[1] ?? object;
  return cutText(name.replace(/[^\p{L}\p{N}]+/gu, '-'), 60).replace(/^-|-$/g, '');
}

/** «КП-2026-000123_Берёзовая-роща.xlsx» */
export const fileName = ({ number, object }: OfferDocument, extension: string): string =>
  `${[number.replace('/', '-'), shortName(object.name)].filter(Boolean).join('_')}.${extension}`;
