import { siteDay } from '@site/kernel/dates';
import { formatEventTime } from '@site/kernel/events';
import { vatRateOn } from '@site/kernel/vat';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import { isUuid } from '../../../db/uuid.ts';
import { renderInvoice } from '../../invoices/invoice-pdf.ts';
import type { InvoiceService } from '../../invoices/invoice-service.ts';
import type { Seller } from '../../../tables/seller.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { EventInvoiceRow, EventRow, ParticipantRow, RegistrationRow } from '../../../tables/academy-tables.ts';
import { isOwn, ownerOf } from '../registrations/registration-owner.ts';
import { registrationProblems } from '../registrations/registration-problems.ts';
import { RegistrationRepository } from '../registrations/registration-repository.ts';
import { EventInvoiceRepository } from './event-invoice-repository.ts';

const initial = (name: string) => (name ? `\u00a0${name.charAt(0)}.` : '');
const shortName = ({ surname, name, patronymic }: ParticipantRow) => surname + initial(name) + initial(patronymic);

/** The day of the event decides the VAT rate, as the day of shipment does for goods. */
export const vatRateOf = ({ starts_at }: Pick<EventRow, 'starts_at'>): number => vatRateOn(siteDay(starts_at));

/** The company, or a person who registered only themselves: by name and town, without tax numbers. */
async function buyerOf(
  repository: EventInvoiceRepository,
  { company_id, user_id }: RegistrationRow,
  people: ParticipantRow[],
) {
  if (company_id !== null) return repository.buyer(company_id);
  const [person, ...others] = people;
  const payer = person && others.length === 0 ? await repository.payer(user_id, person.phone) : undefined;
  if (!person || !payer) return undefined;
  const company = [person.surname, person.name, person.patronymic].filter(Boolean).join(' ');
  return { company, inn: '', kpp: '', legal_address: payer.city };
}

function draw({ buyer, basis, name, seats, seat_price, vat_rate, ...invoice }: EventInvoiceRow) {
  const total = seats * seat_price;
  const line = { article: '', name, qty: seats, unit: 'чел.', price: seat_price, sum: total };
  return { invoice, invoiced: { company: buyer, basis, terms: 'условиями обучения', lines: [line], total, vat_rate } };
}

const runOf = ({ title, starts_at, ends_at, timezone }: EventRow) =>
  `«${title}», ${formatEventTime(starts_at.toISOString(), ends_at.toISOString(), timezone)}`;

const seatsOf = (event: EventRow, people: ParticipantRow[]) => ({
  name: `Участие в\u00a0мероприятии ${runOf(event)}: ${people.map(shortName).join(', ')}`,
  seats: people.length,
});

/** Invoices for registrations. Layout and numbering are shared with the invoices of orders. */
export class EventInvoices {
  constructor(private readonly deps: { db: Db; invoices: InvoiceService }) {}

  /** Runs in the transaction that takes the seats. */
  async issue(tx: Db, registration: RegistrationRow, event: EventRow, seller: Seller) {
    const { id, seat_price, pay_until } = registration;
    if (pay_until === null) return;
    const within = new EventInvoiceRepository(tx);
    const people = await new RegistrationRepository(tx).participants([id]);
    const buyer = await buyerOf(within, registration, people);
    // The payer is unknown when a person without a company has registered others: the coordinator invoices by hand.
    if (!buyer) return;
    await within.insert({
      ...(await this.deps.invoices.numbered(tx, seller)),
      registration_id: id,
      due_date: siteDay(pay_until),
      buyer: { ...buyer, ogrn: '', bank_name: '', bik: '', checking_account: '', corr_account: '' },
      basis: `Запись на\u00a0мероприятие академии ${runOf(event)}`,
      ...seatsOf(event, people),
      seat_price,
      vat_rate: vatRateOf(event),
    });
  }

  /** Updates the due date after `pay_until` has changed. Does nothing when the coordinator invoices by hand. */
  async renew(tx: Db, { id, pay_until }: RegistrationRow) {
    if (pay_until) await new EventInvoiceRepository(tx).setDueDate(id, siteDay(pay_until));
  }

  /** Lists the present participants of an unpaid registration. A paid invoice stays as it was paid. */
  async amend(tx: Db, { id, state }: RegistrationRow, event: EventRow) {
    if (state !== 'awaiting_payment') return;
    const people = await new RegistrationRepository(tx).participants([id]);
    await new EventInvoiceRepository(tx).setSeats(id, seatsOf(event, people));
  }

  /** Throws `notFound` for invoices of others. The invoice of a cancelled registration is void. */
  async pdf(visitor: Visitor, id: string) {
    const owner = ownerOf(visitor);
    const known = isUuid(id);
    const row = known ? await new RegistrationRepository(this.deps.db).find(id) : undefined;
    const issued = known ? (await new EventInvoiceRepository(this.deps.db).ofRegistrations([id])).get(id) : undefined;
    if (!row || !issued || !isOwn(row, owner)) throw problems.notFound();
    if (row.state === 'cancelled') throw registrationProblems.voidInvoice();
    const { invoice, invoiced } = draw(issued);
    return { number: issued.number, content: await renderInvoice(invoice, invoiced) };
  }
}
