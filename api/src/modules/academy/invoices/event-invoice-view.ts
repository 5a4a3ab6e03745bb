import type { EventInvoice } from '@site/contracts/academy';
import { addressOf } from '@site/contracts/endpoint-address';
import type { EventInvoiceRow } from '../../../tables/academy-tables.ts';

export const toEventInvoice = ({ registration_id, number, date, due_date }: EventInvoiceRow): EventInvoice => ({
  ...{ number, date, due_date },
  url: addressOf('GET /academy/registrations/{id}/invoice.pdf', { params: { id: registration_id } }),
});
