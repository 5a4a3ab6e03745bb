import { paysAsPartner, seesAsPartner } from '../pricing/pricing-service.ts';
import type { Visitor } from '../session/visitor.ts';
import type { EventRow } from '../../tables/academy-tables.ts';

type Priced = Pick<EventRow, 'price' | 'partner_price'>;

/** The price charged for a seat, which can differ from the price shown: see {@link shownSeatPrice}. */
export const seatPrice = ({ price, partner_price }: Priced, visitor: Visitor): number =>
  paysAsPartner(visitor) ? (partner_price ?? price) : price;

/** The partner price is only in responses to visitors who see partner prices. */
export function shownSeatPrice({ price, partner_price }: Priced, visitor: Visitor) {
  const isLower = partner_price !== null && partner_price < price;
  return isLower && seesAsPartner(visitor) ? { price, own_price: partner_price } : { price };
}
