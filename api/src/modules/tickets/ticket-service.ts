import type { HelpRequest, ManagedTicket, ManagedTicketRow, Ticket } from '@site/contracts/company-tickets';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { paged } from '../manage/managed-page.ts';
import { requireMember } from '../session/permission.ts';
import type { Visitor } from '../session/visitor.ts';
import type { SiteService } from '../site/site-service.ts';
import type { TicketFiles } from './ticket-files.ts';
import type { TicketNotices } from './ticket-notices.ts';
import { type FoundTicket, TicketRepository } from './ticket-repository.ts';
import type { TicketRow } from '../../tables/ticket-tables.ts';

const NOUN = 'tickets';

type Dependencies = {
  db: Db;
  site: Pick<SiteService, 'current'>;
  decisions: Pick<DecisionService, 'about' | 'record'>;
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
export class TicketService {
  constructor(private readonly deps: Dependencies) {}

  async own(visitor: Visitor): Promise<Ticket[]> {
    const { user, company } = requireMember(visitor, 'company.read');
    const tickets = await new TicketRepository(this.deps.db).of(user.id, company.id);
    const attached = await this.deps.files.ofTickets(tickets.map(({ number }) => number));
    return tickets.map((ticket) => shown(ticket, attached.get(ticket.number)));
  }

  async ask(visitor: Visitor, { files: fileIds, ...request }: HelpRequest): Promise<Ticket> {
    const { db, site, notices, files, now } = this.deps;
    const { user, company } = requireMember(visitor, 'company.read');
    const ticket = await db.transaction(async (tx) => {
      const asked = { ...request, user_id: user.id, company_id: company.id, created_at: now() };
      const added = await new TicketRepository(tx).add(asked);
      await files.attach(tx, fileIds, added.number, user.id);
      return added;
    });
    const attached = await files.ofTickets([ticket.number]);
    const answer = shown(ticket, attached.get(ticket.number));
    const { contacts } = (await site.current()).data;
    await notices.taken(answer, { user, company: company.name, support: contacts.email ?? '' });
    return answer;
  }

  /** Opens a file of the visitor's own ticket; colleagues have no access. */
  async openOwn(visitor: Visitor, number: number, file: string) {
    const { user, company } = requireMember(visitor, 'company.read');
    const { ticket } = await this.find(number);
    if (ticket.user_id !== user.id || ticket.company_id !== company.id) throw problems.notFound();
    return this.deps.files.open(number, file);
  }

  async show(number: number): Promise<ManagedTicket> {
    const found = await this.find(number);
    const [attached, made] = await Promise.all([
      this.deps.files.ofTickets([number]),
      this.deps.decisions.about(NOUN, String(number)),
    ]);
    return { ...toRow(found, attached.get(number)), decisions: made };
  }

  list({ page, all }: { page: number; all: boolean }) {
    const repository = new TicketRepository(this.deps.db);
    return paged(page, {
      count: () => repository.count(!all),
      rows: async (limit, offset) => {
        const found = await repository.list(!all, limit, offset);
        const attached = await this.deps.files.ofTickets(found.map(({ ticket }) => ticket.number));
        return found.map((one) => toRow(one, attached.get(one.ticket.number)));
      },
    });
  }

  async answer(number: number, text: string, author: string): Promise<ManagedTicket> {
    const { db, decisions, notices, now } = this.deps;
    const { ticket, user } = await this.find(number);
    await db.transaction(async (tx) => {
      if (!(await new TicketRepository(tx).answer(number, text, now())))
        throw new ProblemError(409, 'no_changes', 'На\u00a0это обращение уже ответили');
      await decisions.record(tx, { author, noun: NOUN, subject: String(number), action: 'answer', text });
    });
    await notices.answered(ticket, user, text);
    return this.show(number);
  }

  private async find(number: number): Promise<FoundTicket> {
    const found = await new TicketRepository(this.deps.db).find(number);
    if (!found) throw problems.notFound();
    return found;
  }
}
