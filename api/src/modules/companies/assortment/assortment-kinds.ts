import { OwnProduct, type OwnProductContent, Service, type ServiceContent } from '@site/contracts/company-assortment';
import { ProblemError } from '../../../errors.ts';
import type { ItemRow } from '../../../tables/company-tables.ts';

export type ItemKind = ItemRow['kind'];
export type ItemContents = { service: ServiceContent; product: OwnProductContent };
export type Items = { service: Service; product: OwnProduct };

/** The public fields of an item, by kind. */
export const itemSchemas = { service: Service, product: OwnProduct } as const;

const isProtected = (code: string, message: string) => () => new ProblemError(409, code, message);

/** Errors for deleting an item that an order or a proposal refers to; the item can only be hidden. */
export const protectedItem: Record<ItemKind, () => ProblemError> = {
  service: isProtected(
    'service_protected',
    'Услугу нельзя удалить: она используется в\u00a0заказе или коммерческом предложении',
  ),
  product: isProtected(
    'product_protected',
    'Товар нельзя удалить: он\u00a0используется в\u00a0заказе или коммерческом предложении',
  ),
};
