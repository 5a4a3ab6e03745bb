import type { HelpRequest, ManagedTicket, ManagedTicketRow, Ticket } from '@site/contracts/company-tickets';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { paged } from '../manage/managed-page.ts';
import { requireMember } from '../session/permission.ts';
import type { Visitor } from '../session/visitor.ts';
import type { SiteService } from '../site/site-service.ts';
import type { Upload } from '../../uploads/file-store.ts';
import type { TicketFiles } from './ticket-files.ts';
import type { TicketNotices } from './ticket-notices.ts';
import { createTicketRepository, type FoundTicket } from './ticket-repository.ts';
import type { TicketRow } from '../../tables/ticket-tables.ts';

const NOUN = 'tickets';

type Dependencies = {
  db: Db;
  site: SiteService;
  decisions: DecisionService;
  notices: TicketNotices;
  files: TicketFiles;
  now: () => Date;
};

const shown = ({ number, topic, message, created_at, answer }: TicketRow, files: UploadedFile[] = []): Ticket => ({
  ...{ number, topic, message, answer, files },
  created_at: created_at.toISOString(),
});
const toRow = ({ ticket, user, company }: FoundTicket, files: UploadedFile[] | undefined): ManagedTicketRow => ({
  ...shown(ticket, files),
  person: `${user.surname} ${user.name}`,
  phone: user.phone,
  email: user.email,
  company,
});

/** Support tickets: created by company members, answered by the manufacturer's staff. */
export function createTicketService({ db, site, decisions, notices, files, now }: Dependencies) {
  const repository = createTicketRepository(db);

  async function find(number: number): Promise<FoundTicket> {
    const found = await repository.find(number);
    if (!found) throw problems.notFound();
    return found;
  }
  async function show(number: number): Promise<ManagedTicket> {
    const found = await find(number);
    const [attached, made] = await Promise.all([files.ofTickets([number]), decisions.about(NOUN, String(number))]);
    return { ...toRow(found, attached.get(number)), decisions: made };
  }

  return {
    async own(visitor: Visitor): Promise<Ticket[]> {
      const { user, company } = requireMember(visitor, 'company.read');
      const tickets = await repository.of(user.id, company.id);
      const attached = await files.ofTickets(tickets.map(({ number }) => number));
      return tickets.map((ticket) => shown(ticket, attached.get(ticket.number)));
    },

    upload: (visitor: Visitor, file: Upload) => files.upload(requireMember(visitor, 'company.read').user.id, file),

    async ask(visitor: Visitor, { files: fileIds, ...request }: HelpRequest): Promise<Ticket> {
      const { user, company } = requireMember(visitor, 'company.read');
      const ticket = await db.transaction(async (tx) => {
        const asked = { ...request, user_id: user.id, company_id: company.id, created_at: now() };
        const added = await createTicketRepository(tx).add(asked);
        await files.attach(tx, fileIds, added.number, user.id);
        return added;
      });
      const attached = await files.ofTickets([ticket.number]);
      const answer = shown(ticket, attached.get(ticket.number));
      const { contacts } = (await site.current()).data;
      await notices.taken(answer, { user, company: company.name, support: contacts.email ?? '' });
      return answer;
    },

    /** Opens a file of the visitor's own ticket; colleagues have no access. */
    async openOwn(visitor: Visitor, number: number, file: string) {
      const { user, company } = requireMember(visitor, 'company.read');
      const { ticket } = await find(number);
      if (ticket.user_id !== user.id || ticket.company_id !== company.id) throw problems.notFound();
      return files.open(number, file);
    },

    open: (number: number, file: string) => files.open(number, file),

    show,

    list: ({ page, all }: { page: number; all: boolean }) =>
      paged(page, {
        count: () => repository.count(!all),
        async rows(limit, offset) {
          const found = await repository.list(!all, limit, offset);
          const attached = await files.ofTickets(found.map(({ ticket }) => ticket.number));
          return found.map((one) => toRow(one, attached.get(one.ticket.number)));
        },
      }),

    async answer(number: number, text: string, author: string): Promise<ManagedTicket> {
      const { ticket, user } = await find(number);
      await db.transaction(async (tx) => {
        if (!(await createTicketRepository(tx).answer(number, text, now())))
          throw new ProblemError(409, 'no_changes', 'На\u00a0это обращение уже ответили');
        await decisions.record(tx, { author, noun: NOUN, subject: String(number), action: 'answer', text });
      });
      await notices.answered(ticket, user, text);
      return show(number);
    },
  };
}

export type TicketService = ReturnType<typeof createTicketService>;
