import { setTimeout as pause } from 'node:timers/promises';
import type { RegistrationRequest } from '@site/contracts/auth';
import type { Db } from '../../db/database.ts';
import { problems, ProblemError } from '../../errors.ts';
import type { CompanyRow } from '../../tables/company-tables.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { CartService } from '../cart/cart-service.ts';
import type { Membership } from '../companies/members/membership.ts';
import type { SessionService } from '../session/session-service.ts';
import type { Device } from '../session/device.ts';
import type { Visitor } from '../session/visitor.ts';
import type { CodeRequester } from './code-requester.ts';
import type { KnownDevices } from './known-devices.ts';
import type { AuthRepository } from './login-code-repository.ts';
import type { LoginCodes } from './login-codes.ts';
import type { RegistrationService } from './registration-service.ts';

/** Minimum response time of a number check in ms, so that timing does not reveal the result. */
const CHECK_TAKES = 100;

const exists = () =>
  new ProblemError(409, 'exist', 'Пользователь с таким номером телефона уже зарегистрирован. Войдите в личный кабинет');

type AskerOf = (sessionId: string) => CodeRequester;
type TypedCode = { phone: string; code: string };

type Dependencies = {
  db: Db;
  devices: KnownDevices;
  repository: AuthRepository;
  codes: LoginCodes;
  registrations: RegistrationService;
  sessions: SessionService;
  cart: Pick<CartService, 'takeOver'>;
  membership: Pick<Membership, 'admit'>;
  /** Called once for each new user, without waiting for the result. */
  welcome: (person: { user: UserRow; company: CompanyRow | null }) => Promise<unknown>;
};

export function createAuthService({
  db,
  devices,
  repository,
  codes,
  registrations,
  sessions,
  cart,
  membership,
  welcome,
}: Dependencies) {
  async function known(phone: string) {
    const found = await repository.findUser(phone);
    if (found?.user.is_blocked) throw problems.blocked();
    return found;
  }

  /** A code belongs to a session, so a guest gets a session before the code is sent. */
  async function sendCode(visitor: Visitor, phone: string, asker: AskerOf) {
    const sessionId = visitor.sessionId ?? (await sessions.begin());
    const sent = await codes.send(phone, asker(sessionId));
    return { sent, sessionId: await sessions.setPendingPhone(sessionId, phone) };
  }

  return {
    async isRegistered(phone: string): Promise<boolean> {
      const [registered] = await Promise.all([repository.isRegistered(phone), pause(CHECK_TAKES)]);
      return registered;
    },

    async login(visitor: Visitor, phone: string, asker: AskerOf) {
      if (!(await known(phone))) throw problems.noUser();
      return sendCode(visitor, phone, asker);
    },

    /** Sends another code, for a login or for a registration begun in this browser. */
    async refresh(visitor: Visitor, phone: string, asker: AskerOf) {
      if (!(await known(phone)) && !(await registrations.pending(visitor, phone))) throw problems.noPendingUser();
      return sendCode(visitor, phone, asker);
    },

    /** Saves the form with the visitor's session before sending the code, so that an SMS failure loses no input. */
    async registrate(visitor: Visitor, request: RegistrationRequest, asker: AskerOf, address: string) {
      if (await known(request.phone)) throw exists();
      registrations.check(request);
      const sessionId = await sessions.setPendingPhone(visitor.sessionId, request.phone);
      await registrations.begin(sessionId, request, address);
      return codes.send(request.phone, asker(sessionId));
    },

    /**
     * A login is one transaction: it marks the code as used, registers a new user, moves the guest's cart and lists and
     * changes the session id. After a failure the same code can be entered again.
     */
    async verify(visitor: Visitor, { phone, code }: TypedCode, device: Device, deviceTokens: string[]) {
      const { sessionId, pendingPhone } = visitor;
      if (code.trim() && pendingPhone !== phone) throw problems.oldCode();
      const found = await known(phone);
      const pending = found ? undefined : await registrations.pending(visitor, phone);
      if (!found && !pending) throw problems.noUser();
      const codeId = await codes.check(phone, code, { sessionId });
      const done = await db.transaction(async (tx) => {
        if (!(await codes.use(tx, codeId))) throw problems.oldCode();
        const account = found ?? (pending && (await registrations.complete(tx, pending)));
        if (!account) throw problems.noUser();
        const person = await membership.admit(tx, account);
        if (sessionId) await cart.takeOver(tx, sessionId, person);
        return {
          ...person,
          sessionId: await sessions.replace(tx, sessionId, { userId: person.user.id, device }),
          deviceToken: await devices.remember(tx, person.user.id, deviceTokens),
        };
      });
      if (!found) void welcome(done);
      return done;
    },

    /** The cart and the lists stay with the user. */
    logout: ({ sessionId }: Visitor) => db.transaction((tx) => sessions.replace(tx, sessionId, {})),
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
