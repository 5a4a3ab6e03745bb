import { type Core, defineModule, mount } from '../../module.ts';
import { moveAcademyPhone } from '../academy/move-academy-phone.ts';
import type { CaptchaService } from '../captcha/captcha-service.ts';
import type { CartService } from '../cart/cart-service.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import type { EnterCompany } from '../companies/members/join-company.ts';
import { type Membership, moveMemberPhone } from '../companies/members/membership.ts';
import type { NotifyManagers } from '../companies/members/notify-managers.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { EmailService } from '../emails/email-service.ts';
import type { OrderFiles } from '../orders/files/order-files.ts';
import type { SessionService } from '../session/session-service.ts';
import type { SmsGateway, SmsTransport } from '../sms/sms-gateway.ts';
import { authRoutes } from './auth-routes.ts';
import { AuthService } from './auth-service.ts';
import type { CodeLimits } from './code-guard.ts';
import { LoginCodeRepository } from './login-code-repository.ts';
import { KnownDeviceRepository } from './known-device-repository.ts';
import { KnownDevices } from './known-devices.ts';
import { LoginCodes } from './login-codes.ts';
import type { PhoneChangeDeps } from './phone-change.ts';
import { phoneRoutes } from './phone-routes.ts';
import { RegistrationService } from './registration-service.ts';

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
  const { captcha, cart, notices, sessions } = needs;
  const repository = new LoginCodeRepository(db);
  const devices = new KnownDevices({ db, now });
  const settings = { codesPerNumber: config.AUTH_CODES_PER_NUMBER, host: new URL(config.PUBLIC_HOST).host };
  const codes = new LoginCodes({ repository, devices, sms: needs.smsAtOnce, settings, now });
  const registrations = new RegistrationService({ ...needs, db, now });
  const auth = new AuthService({
    ...{ ...needs, db, devices, repository, codes, registrations },
    failed: (error) => log.error({ err: error }, 'an e-mail about a registration was not sent'),
  });
  const codeLimits: CodeLimits = {
    captcha,
    perAddress: config.AUTH_CODES_PER_ADDRESS,
    beforeCaptcha: config.AUTH_CODES_BEFORE_CAPTCHA,
  };
  const phoneChange: PhoneChangeDeps = {
    ...{ db, codes, sessions, sms: needs.sms, host: settings.host },
    phoneMoves: [moveMemberPhone, moveAcademyPhone],
    failed: (error) => log.error({ err: error }, 'a notice of a changed phone was not sent'),
  };
  const secure = config.PUBLIC_HOST.startsWith('https:');
  const checksPerAddress = config.AUTH_CHECKS_PER_ADDRESS;
  return {
    services: { codes, codeLimits },
    routes: () => ({
      api: [
        mount(authRoutes, { auth, devices, cart, notices, codeLimits, checksPerAddress, secure }),
        mount(phoneRoutes, { phoneChange, codeLimits, checksPerAddress }),
      ],
    }),
    personalData: {
      erases: ['known_devices.user_id'],
      erase: async (tx, { id }) => new KnownDeviceRepository(tx).removeOf(id),
    },
    sweep: () => devices.sweep(),
  };
});
