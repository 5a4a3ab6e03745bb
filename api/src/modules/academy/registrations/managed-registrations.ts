import type { ManagedRegistration } from '@site/contracts/manage-registrations';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { paged } from '../../manage/managed-page.ts';
import { createEventInvoiceRepository } from '../invoices/event-invoice-repository.ts';
import type { Messages } from './messages.ts';
import { createRegistrationRepository } from './registration-repository.ts';
import type { Seats } from './seats.ts';

type Dependencies = { db: Db; decisions: DecisionService; messages: Messages; seats: Seats };

/** What the staff decides of registrations: that an invoice is paid. */
export function createManagedRegistrations({ db, decisions, messages, seats }: Dependencies) {
  const repository = createRegistrationRepository(db);

  async function views(by: Parameters<typeof repository.list>[0]): Promise<ManagedRegistration[]> {
    const rows = await repository.list(by);
    const ids = rows.map(({ registration }) => registration.id);
    const participants = await repository.participants(ids);
    const invoices = await createEventInvoiceRepository(db).ofRegistrations(ids);
    return rows.map(({ registration: { id, state, seat_price }, title, starts_at, surname, name, company }) => {
      const people = participants.filter(({ registration_id }) => registration_id === id);
      return {
        id,
        event: title,
        starts_at: starts_at.toISOString(),
        state,
        person: `${surname} ${name}`,
        company: company ?? '',
        people: people.map((one) => `${one.surname} ${one.name}`),
        price: seat_price * people.length,
        invoice: invoices.get(id)?.number ?? null,
      };
    });
  }

  return {
    list: (page: number) => paged(page, { count: repository.count, rows: (limit, offset) => views({ limit, offset }) }),

    async paid(id: string, author: string): Promise<ManagedRegistration> {
      const known = await repository.find(id);
      if (!known) throw problems.notFound();
      await db.transaction(async (tx) => {
        const within = createRegistrationRepository(tx);
        const event = await within.lockEventById(known.event_id);
        const row = await within.find(id);
        if (!event || row?.state !== 'awaiting_payment') throw problems.noChanges();
        await seats.pay(tx, event, row);
        await decisions.record(tx, { author, noun: 'registrations', subject: id, action: 'paid', text: event.title });
      });
      await messages.deliver(id);
      const [view] = await views({ id });
      if (!view) throw problems.notFound();
      return view;
    },
  };
}

export type ManagedRegistrations = ReturnType<typeof createManagedRegistrations>;
