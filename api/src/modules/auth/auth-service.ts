import { setTimeout as pause } from 'node:timers/promises';
import type { RegistrationRequest } from '@site/contracts/auth';
import type { Db } from '../../db/database.ts';
import { problems, ProblemError } from '../../errors.ts';
import type { CompanyRow } from '../../tables/company-tables.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { CartService } from '../cart/cart-service.ts';
import type { NotifyManagers } from '../companies/members/notify-managers.ts';
import type { Membership } from '../companies/members/membership.ts';
import type { EmailService } from '../emails/email-service.ts';
import type { OrderFiles } from '../orders/files/order-files.ts';
import type { SessionService } from '../session/session-service.ts';
import type { Device } from '../session/device.ts';
import type { Visitor } from '../session/visitor.ts';
import type { CodeRequester } from './code-requester.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginCodeRepository } from './login-code-repository.ts';
import type { LoginCodes } from './login-codes.ts';
import { type RegistrationService, requireValidInn } from './registration-service.ts';

/** Minimum response time of a number check in ms, so that timing does not reveal the result. */
const CHECK_TAKES = 100;

const exists = () =>
  new ProblemError(409, 'exist', 'Пользователь с таким номером телефона уже зарегистрирован. Войдите в личный кабинет');

type AskerOf = (sessionId: string) => CodeRequester;
type TypedCode = { phone: string; code: string };
type Person = { user: UserRow; company: CompanyRow | null };

type AuthDeps = {
  db: Db;
  devices: KnownDevices;
  repository: LoginCodeRepository;
  codes: LoginCodes;
  registrations: RegistrationService;
  sessions: SessionService;
  cart: Pick<CartService, 'mergeGuestCart'>;
  orderFiles: Pick<OrderFiles, 'claimGuestFiles'>;
  membership: Pick<Membership, 'admit'>;
  emails: Pick<EmailService, 'ask'>;
  notifyManagers: NotifyManagers;
  /** Logs an e-mail about a registration that was not sent. */
  failed: (error: unknown) => void;
};

export class AuthService {
  constructor(private readonly deps: AuthDeps) {}

  async isRegistered(phone: string): Promise<boolean> {
    const [registered] = await Promise.all([this.deps.repository.isRegistered(phone), pause(CHECK_TAKES)]);
    return registered;
  }

  async login(visitor: Visitor, phone: string, asker: AskerOf) {
    if (!(await this.known(phone))) throw problems.noUser();
    return this.sendCode(visitor, phone, asker);
  }

  /** Sends another code, for a login or for a registration begun in this browser. */
  async refresh(visitor: Visitor, phone: string, asker: AskerOf) {
    if (!(await this.known(phone)) && !(await this.deps.registrations.pending(visitor, phone)))
      throw problems.noPendingUser();
    return this.sendCode(visitor, phone, asker);
  }

  /** Saves the form with the visitor's session before sending the code, so that an SMS failure loses no input. */
  async register(visitor: Visitor, request: RegistrationRequest, asker: AskerOf, address: string) {
    const { sessions, registrations, codes } = this.deps;
    if (await this.known(request.phone)) throw exists();
    requireValidInn(request);
    const sessionId = await sessions.setPendingPhone(visitor.sessionId, request.phone);
    await registrations.begin(sessionId, request, address);
    return codes.send(request.phone, asker(sessionId));
  }

  /**
   * A login is one transaction: it marks the code as used, registers a new user, moves the guest's cart, lists and order
   * files and changes the session id. After a failure the same code can be entered again.
   */
  async verify(visitor: Visitor, { phone, code }: TypedCode, device: Device, deviceTokens: string[]) {
    const { db, registrations, codes, membership, cart, orderFiles, sessions, devices } = this.deps;
    const { sessionId, pendingPhone } = visitor;
    if (code.trim() && pendingPhone !== phone) throw problems.oldCode();
    const found = await this.known(phone);
    const pending = found ? undefined : await registrations.pending(visitor, phone);
    if (!found && !pending) throw problems.noUser();
    const codeId = await codes.check(phone, code, { sessionId });
    const done = await db.transaction(async (tx) => {
      if (!(await codes.use(tx, codeId))) throw problems.oldCode();
      const account = found ?? (pending && (await registrations.complete(tx, pending)));
      if (!account) throw problems.noUser();
      const person = await membership.admit(tx, account);
      if (sessionId) {
        await cart.mergeGuestCart(tx, sessionId, person);
        await orderFiles.claimGuestFiles(tx, sessionId, person.user.id);
      }
      return {
        ...person,
        sessionId: await sessions.replace(tx, sessionId, { userId: person.user.id, device }),
        deviceToken: await devices.remember(tx, person.user.id, deviceTokens),
      };
    });
    // Not awaited: a failed e-mail does not fail the registration.
    if (!found) void this.welcome(done).catch(this.deps.failed);
    return done;
  }

  /** The cart and the lists stay with the user. */
  logout({ sessionId }: Visitor): Promise<string> {
    return this.deps.db.transaction((tx) => this.deps.sessions.replace(tx, sessionId, {}));
  }

  private async known(phone: string) {
    const found = await this.deps.repository.findUser(phone);
    if (found?.user.is_blocked) throw problems.blocked();
    return found;
  }

  /** A code belongs to a session, so a guest gets a session before the code is sent. */
  private async sendCode(visitor: Visitor, phone: string, asker: AskerOf) {
    const { sessions, codes } = this.deps;
    const sessionId = visitor.sessionId ?? (await sessions.begin());
    const sent = await codes.send(phone, asker(sessionId));
    return { sent, sessionId: await sessions.setPendingPhone(sessionId, phone) };
  }

  private async welcome({ user, company }: Person): Promise<void> {
    const { emails, notifyManagers } = this.deps;
    await Promise.all([
      emails.ask(user, 'account'),
      company && user.role === 'company_pending' && notifyManagers(user, company.id),
    ]);
  }
}
