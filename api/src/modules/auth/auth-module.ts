import { type Core, defineModule, mount } from '../../module.ts';
import { moveAcademyPhone } from '../academy/move-academy-phone.ts';
import type { CaptchaService } from '../captcha/captcha-service.ts';
import type { CartService } from '../cart/cart-service.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import type { EnterCompany } from '../companies/members/member-service.ts';
import { type Membership, moveMemberPhone } from '../companies/members/membership.ts';
import type { NotifyManagers } from '../companies/members/notify-managers.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { EmailService } from '../emails/email-service.ts';
import type { OrderFiles } from '../orders/files/order-files.ts';
import type { SessionService } from '../session/session-service.ts';
import type { SmsGateway, SmsTransport } from '../sms/sms-gateway.ts';
import { authRoutes } from './auth-routes.ts';
import { createAuthService } from './auth-service.ts';
import { createCodeGuard } from './code-guard.ts';
import { createAuthRepository } from './login-code-repository.ts';
import { createKnownDevices } from './known-devices.ts';
import { createLoginCodes } from './login-codes.ts';
import { createPhoneChange } from './phone-change.ts';
import { phoneRoutes } from './phone-routes.ts';
import { createRegistrationService } from './registration-service.ts';

type Needs = Core & {
  captcha: CaptchaService;
  cart: CartService;
  notices: NoticeService;
  consents: ConsentService;
  enterCompany: EnterCompany;
  membership: Membership;
  notifyManagers: NotifyManagers;
  emails: EmailService;
  orderFiles: OrderFiles;
  sessions: SessionService;
  sms: SmsGateway;
  smsAtOnce: SmsTransport;
};

export const authModule = defineModule('auth', ({ config, db, log, now, ...needs }: Needs) => {
  const { captcha, cart, consents, emails, membership, notices, orderFiles, sessions, sms } = needs;
  const repository = createAuthRepository(db);
  const devices = createKnownDevices(db, now);
  const settings = { codesPerNumber: config.AUTH_CODES_PER_NUMBER, host: new URL(config.PUBLIC_HOST).host };
  const codes = createLoginCodes({ repository, devices, sms: needs.smsAtOnce, settings, now });
  const registrations = createRegistrationService({ db, consents, enterCompany: needs.enterCompany, now });
  /** Moves the guest's cart, lists and order files to the user at login. */
  const takeOver: CartService['takeOver'] = async (tx, sessionId, person) => {
    await cart.takeOver(tx, sessionId, person);
    await orderFiles.takeOver(tx, sessionId, person.user.id);
  };
  const auth = createAuthService({
    db,
    devices,
    repository,
    codes,
    registrations,
    sessions,
    cart: { takeOver },
    membership,
    /** Not awaited: a failed email does not fail the registration. */
    welcome: ({ user, company }) =>
      Promise.all([
        emails.ask(user, 'account'),
        company && user.role === 'company_pending' && needs.notifyManagers(user, company.id),
      ]).catch((error: unknown) => log.error({ err: error }, 'an e-mail about a registration was not sent')),
  });
  const guardCodes = createCodeGuard(captcha, {
    perAddress: config.AUTH_CODES_PER_ADDRESS,
    beforeCaptcha: config.AUTH_CODES_BEFORE_CAPTCHA,
  });
  const failed = (error: unknown) => log.error({ err: error }, 'a notice of a changed phone was not sent');
  const phoneMoves = [moveMemberPhone, moveAcademyPhone];
  const phones = createPhoneChange({ db, repository, codes, sessions, sms, host: settings.host, phoneMoves, failed });
  const checksPerAddress = config.AUTH_CHECKS_PER_ADDRESS;
  return {
    services: { codes, guardCodes },
    routes: () => ({
      api: [
        mount(authRoutes, { auth, devices, cart, notices, guardCodes, checksPerAddress }),
        mount(phoneRoutes, { phones, guardCodes, checksPerAddress }),
      ],
    }),
    sweep: devices.sweep,
  };
});
