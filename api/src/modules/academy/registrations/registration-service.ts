import type {
  EventPageData,
  EventRegistration,
  EventRegistrationRequest,
  Participant,
  ReplacementRequest,
} from '@site/contracts/academy';
import { type EventStatus, MAX_PARTICIPANTS } from '@site/contracts/academy-lists';
import { siteDay } from '@site/kernel/dates';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { ConsentService } from '../../consents/consent-service.ts';
import type { InvoiceService } from '../../invoices/invoice-service.ts';
import { requirePermission } from '../../session/permission.ts';
import { mayDo, memberCompanyOf, type Visitor } from '../../session/visitor.ts';
import type { EventRow, ParticipantRow, RegistrationRow } from '../../../tables/academy-tables.ts';
import { isUuid } from '../../../db/uuid.ts';
import { CertificateRepository } from '../certificates/certificate-repository.ts';
import { EventRepository } from '../events/event-repository.ts';
import { freeSeats, statusOf } from '../events/event-view.ts';
import { EventInvoiceRepository } from '../invoices/event-invoice-repository.ts';
import { seatPrice } from '../seat-price.ts';
import { TrainingRepository } from '../trainings/training-repository.ts';
import type { Messages } from './messages.ts';
import { registrationProblems } from './registration-problems.ts';
import { isOwn, ownerOf, type Viewer, viewerOf } from './registration-owner.ts';
import { RegisteredPeopleRepository } from './registered-people-repository.ts';
import { RegistrationRepository } from './registration-repository.ts';
import { duplicatesOf, mayLeave, mayReplace, refundText, seatRefundText } from './registration-rules.ts';
import { toRegistration } from './registration-view.ts';
import type { Seats } from './seats.ts';

const open = new Set<EventStatus>(['planned', 'few_seats', 'full']);

type Dependencies = {
  db: Db;
  consents: ConsentService;
  messages: Messages;
  seats: Seats;
  invoices: Pick<InvoiceService, 'seller'>;
  now: () => Date;
};
type Registering = Omit<NonNullable<EventPageData['registering']>, 'materials'>;

type OneParticipant = { id: string; participant: number };

const normalised = <Person extends Participant>(person: Person): Person => ({
  ...person,
  email: person.email.toLowerCase(),
});

/** The participant of a registration, also one who has left. Throws when the trainer has marked the participant. */
async function participantOf(tx: Db, { id, participant }: OneParticipant): Promise<ParticipantRow> {
  const person = await new RegistrationRepository(tx).participant(participant);
  if (person?.registration_id !== id) throw problems.notFound();
  if (person.attended !== null) throw registrationProblems.attended();
  return person;
}

/** Throws when the company would exceed its limit for the event. A person without a company has no such limit. */
async function mustFit(
  registered: RegisteredPeopleRepository,
  event: EventRow,
  companyId: number | null,
  people: number,
) {
  if (companyId === null) return;
  const before = await registered.countOfCompany(event.id, companyId);
  if (before + people > event.company_limit) throw registrationProblems.companyLimit(event.company_limit);
}

export class RegistrationService {
  private readonly repository: RegistrationRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new RegistrationRepository(deps.db);
  }

  private async views(viewer: Viewer, event: EventRow, rows: RegistrationRow[]): Promise<EventRegistration[]> {
    const ids = rows.map(({ id }) => id);
    const [participants, places, issued] = await Promise.all([
      this.repository.participants(ids),
      this.repository.places(ids),
      new EventInvoiceRepository(this.deps.db).ofRegistrations(ids),
    ]);
    const context = { event, participants, places, invoices: issued, viewer, now: this.deps.now() };
    return rows.map((row) => toRegistration(row, context));
  }

  private async view(visitor: Visitor, row: RegistrationRow): Promise<EventRegistration> {
    const [found] = await this.views(viewerOf(visitor), await new EventRepository(this.deps.db).byId(row.event_id), [
      row,
    ]);
    if (!found) throw new Error('Expected one view of the registration, got none');
    return found;
  }

  private async mustBeCertified(tx: Db, { training_id }: EventRow, people: readonly Participant[]) {
    const required = await new TrainingRepository(tx).requiredFor(training_id);
    if (!required) return;
    const phones = people.map(({ phone }) => phone);
    const certified = await new CertificateRepository(tx).certifiedOf(phones, required.title, siteDay(this.deps.now()));
    const lacking = people.filter(({ phone }) => !certified.has(phone));
    if (lacking.length) throw registrationProblems.certificateRequired(required.title, lacking, people.length);
  }

  private async own(visitor: Visitor, id: string): Promise<RegistrationRow> {
    const row = isUuid(id) ? await this.repository.find(id) : undefined;
    if (!row || !isOwn(row, ownerOf(visitor))) throw problems.notFound();
    return row;
  }

  /** Changes a registration with its event locked, on the current state of both. */
  private async change(
    visitor: Visitor,
    id: string,
    work: (tx: Db, event: EventRow, row: RegistrationRow) => Promise<RegistrationRow>,
  ): Promise<EventRegistration> {
    const { event_id } = await this.own(visitor, id);
    const changed = await this.deps.db.transaction(async (tx) => {
      const within = new RegistrationRepository(tx);
      const event = await within.lockEventById(event_id);
      const row = await within.find(id);
      if (!event || !row) throw problems.notFound();
      return work(tx, event, row);
    });
    return this.view(visitor, changed);
  }

  /** Registers all participants or none. The checks are in the order in which the visitor can correct them. */
  async register(visitor: Visitor, slug: string, request: EventRegistrationRequest): Promise<EventRegistration> {
    const { db, consents, invoices, now, seats } = this.deps;
    const people = request.participants.map(normalised);
    const user = requirePermission(visitor, 'training.register_self');
    if (people.length === 0) throw registrationProblems.empty();
    const others = mayDo(visitor, 'training.register_others');
    if (!others && people.some(({ phone }) => phone !== user.phone)) throw problems.noAccess();
    const companyId = memberCompanyOf(visitor)?.id ?? null;
    const { version, hash } = await consents.agreedTo('training');
    const seller = await invoices.seller();
    const registration = await db.transaction(async (tx) => {
      const event = await new RegistrationRepository(tx).lockEvent(slug);
      if (!event) throw problems.notFound();
      const registered = new RegisteredPeopleRepository(tx);
      const duplicates = duplicatesOf(people, await registered.ofEvent(event.id));
      if (duplicates.length) throw registrationProblems.duplicates(duplicates);
      if (!open.has(statusOf(event, now()))) throw registrationProblems.closed();
      await mustFit(registered, event, companyId, people.length);
      const free = freeSeats(event);
      if (people.length > free && (!request.waitlist || people.length > event.seats_total))
        throw registrationProblems.noSeats(free);
      await this.mustBeCertified(tx, event, people);
      const entry = {
        ...{ user_id: user.id, company_id: companyId, agreed_version: version, agreed_hash: hash },
        seat_price: seatPrice(event, visitor),
        seller,
      };
      return seats.enter(tx, event, entry, people);
    });
    return this.view(visitor, registration);
  }

  async accept(visitor: Visitor, id: string): Promise<EventRegistration> {
    const { invoices, now, seats } = this.deps;
    const seller = await invoices.seller();
    return this.change(visitor, id, async (tx, event, row) => {
      // Idempotent: an accepted registration stays unchanged.
      if (row.state === 'confirmed' || row.state === 'awaiting_payment') return row;
      if (row.state !== 'offered' || (row.offered_until && row.offered_until <= now()))
        throw registrationProblems.noOffer();
      return seats.accept(tx, event, row, { seller });
    });
  }

  cancel(visitor: Visitor, id: string) {
    return this.change(visitor, id, async (tx, event, row) => {
      if (row.state === 'cancelled') return row;
      if (!mayLeave(row, event, this.deps.now())) throw registrationProblems.lateCancellation();
      return this.deps.seats.release(tx, event, row, {
        kind: 'cancelled',
        reason: refundText(row, event, this.deps.now()),
      });
    });
  }

  /**
   * Cancels one participant by the rules of the whole registration; the last one cancels it. Idempotent: a participant
   * who has left stays so.
   */
  cancelParticipant(visitor: Visitor, one: OneParticipant) {
    const { now, seats } = this.deps;
    return this.change(visitor, one.id, async (tx, event, row) => {
      const person = await participantOf(tx, one);
      if (row.state === 'cancelled' || person.left_at) return row;
      if (!mayLeave(row, event, now())) throw registrationProblems.lateCancellation();
      const others = (await new RegistrationRepository(tx).participants([row.id])).length - 1;
      if (others === 0)
        return seats.release(tx, event, row, { kind: 'cancelled', reason: refundText(row, event, now()) });
      return seats.leave(tx, event, row, { person, reason: seatRefundText(row, event, now()) });
    });
  }

  /** The other person gets the seat at its price. Idempotent: a participant who has left is not replaced again. */
  async replaceParticipant(visitor: Visitor, one: OneParticipant, request: ReplacementRequest) {
    const { consents, now, seats } = this.deps;
    requirePermission(visitor, 'training.register_others');
    const successor = normalised(request.participant);
    const { version, hash } = await consents.agreedTo('training');
    return this.change(visitor, one.id, async (tx, event, row) => {
      const person = await participantOf(tx, one);
      if (person.left_at) return row;
      if (!mayReplace(row, event, now())) throw registrationProblems.begun();
      const registered = await new RegisteredPeopleRepository(tx).ofEvent(event.id);
      const others = registered.filter(({ phone }) => phone !== person.phone);
      const duplicates = duplicatesOf([successor], others);
      if (duplicates.length) throw registrationProblems.duplicates(duplicates);
      await this.mustBeCertified(tx, event, [successor]);
      await seats.replace(tx, event, row, {
        person,
        successor: { ...successor, agreed_version: version, agreed_hash: hash },
      });
      return row;
    });
  }

  async forVisitor(visitor: Visitor, event: EventRow): Promise<Registering | null> {
    const { user } = visitor;
    if (!user || !mayDo(visitor, 'training.register_self')) return null;
    const viewer = viewerOf(visitor);
    const [rows, colleagues] = await Promise.all([
      this.repository.ofEvent(event, viewer),
      viewer.companyId === null ? [] : new RegisteredPeopleRepository(this.deps.db).colleagues(viewer.companyId),
    ]);
    const { surname, name, patronymic, phone, email, position } = user;
    return {
      others: mayDo(visitor, 'training.register_others'),
      seat_price: seatPrice(event, visitor),
      limit: memberCompanyOf(visitor) ? event.company_limit : MAX_PARTICIPANTS,
      self: { surname, name, patronymic, phone, email, position },
      colleagues,
      registrations: await this.views(viewer, event, rows),
    };
  }
}
