import type { AddressArguments, Endpoint } from './endpoint-types.ts';
import { queryString, type Query } from './query-string.ts';

export interface AnyParts {
  params?: Record<string, string | number>;
  query?: Query;
}

/** For the client: its own signature has checked that the parts belong to the endpoint. */
export function fillAddress(endpoint: string, { params = {}, query = {} }: AnyParts = {}): string {
  const path = endpoint
    .replace(/^\w+ /, '')
    .replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(params[name]!));
  return `/api${path}${queryString(query)}`;
}

/** Returns the URL path of an endpoint: `/api/cart/items/7/` for `PUT /cart/items/{product_id}/`. */
export function addressOf<E extends Endpoint>(endpoint: E, ...parts: AddressArguments<E>): string;
export function addressOf(endpoint: Endpoint, parts?: AnyParts): string {
  return fillAddress(endpoint, parts);
}
