import { fileURLToPath } from 'node:url';
import { MANAGE_DEVELOPMENT_KEY } from '@site/contracts/manage';
import { SMOKE_DEVELOPMENT_KEY } from '@site/contracts/smoke';
import { s3Names, s3Settings } from '@site/object-store/s3-settings';
import { z } from 'zod';

const repositoryData = fileURLToPath(new URL('../../.data', import.meta.url));

const DEVELOPMENT_KEY = 'site-dev-key';
/** Also for the secret that the demonstration seeds. */
export const SECOND_FACTOR_DEVELOPMENT_KEY = 'second-factor-dev-key';
/** Minimum length of service keys, which give access to every order. */
const SERVICE_KEY_LENGTH = 32;

/** Minimum length of the password of 1C, which its user types in. */
const SERVICE_PASSWORD_LENGTH = 16;

const count = z.coerce.number().int().positive();

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  API_PORT: z.coerce.number().int().min(0).max(65535).default(3001),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  /** Port of Prometheus metrics, which must not be public. Without it the process has no metrics. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Collector that gets the traces, by OTLP. Absent: there are none. The SDK reads this and all other `OTEL_…` variables. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().min(1).default(repositoryData),
  /** For uploaded and stored files instead of DATA_DIR. */
  ...s3Settings,
  /** Processor time for smaller AVIF files. Low, because the first visitor waits for the encoding. The result is cached. */
  AVIF_EFFORT: z.coerce.number().int().min(0).max(9).default(2),
  PUBLIC_HOST: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3000')
    .transform((value) => value.replace(/\/+$/, '')),
  REQUEST_PUBLIC_KEY: z.string().min(8).default(DEVELOPMENT_KEY),
  /** Bearer key of the back office for `/api/manage/…`. */
  MANAGE_KEY: z.string().min(8).default(MANAGE_DEVELOPMENT_KEY),
  /**
   * Encrypts the secrets of second factors. Absent in production: the staff cannot enter the back office in a browser.
   */
  SECOND_FACTOR_KEY: z.string().min(8).optional(),
  /** Bearer key of an activation for `/api/smoke/…`. Absent in production: no key is accepted. */
  SMOKE_KEY: z.string().min(8).optional(),
  /** Login of 1C for the exchange by CommerceML. Absent: no exchange. */
  EXCHANGE_USER: z.string().min(1).optional(),
  EXCHANGE_PASSWORD: z.string().min(SERVICE_PASSWORD_LENGTH).optional(),
  /** Type of prices in 1C, by name or identifier, that the site shows as retail prices. */
  EXCHANGE_PRICE_TYPE: z.string().trim().min(1).default('Розничная'),
  /** Warehouses in 1C with goods for sale, by name or identifier, separated by `;`. Absent: all. */
  EXCHANGE_WAREHOUSES: z.string().optional(),
  /** `none` allows a production site without https, such as one on a closed network. */
  HTTPS: z.enum(['required', 'none']).default('required'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /**
   * Network addresses of the site's hosts. `X-Forwarded-For` is trusted from these only, and rate limits depend on it.
   */
  TRUSTED_HOSTS: z.string().min(1).default('loopback'),
  /** Codes per phone number in 15 minutes. */
  AUTH_CODES_PER_NUMBER: count.default(3),
  /** Codes per network address in an hour. */
  AUTH_CODES_PER_ADDRESS: count.default(20),
  /** API key of SMS.ru, or of a service with the same protocol at `SMS_URL`. */
  SMS_API_ID: z.string().min(1).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).default('https://sms.ru/sms/send'),
  /** Sender name registered with the SMS operator. */
  SMS_SENDER: z.string().min(1).optional(),
  /** Mail server: `smtps://user:password@mail.example.ru:465`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('info@kamerton.example'),
  /** Online course system: iSpring Learn or one with the same protocol, and our credentials. */
  COURSES_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api-learn.ispringlearn.ru')
    .transform((value) => value.replace(/\/+$/, '')),
  COURSES_CLIENT_ID: z.string().min(1).optional(),
  COURSES_CLIENT_SECRET: z.string().min(1).optional(),
  /** Department of the course system that learners are added to. */
  COURSES_DEPARTMENT: z.string().min(1).optional(),
  /** Address of the course system's portal for learners. */
  COURSES_PORTAL: z.url({ protocol: /^https?$/ }).optional(),
  /** Payments on the site: a shop of YooKassa, or of a service with the same protocol. Absent: no payments. */
  YOOKASSA_SHOP_ID: z.string().min(1).optional(),
  YOOKASSA_SECRET_KEY: z.string().min(1).optional(),
  YOOKASSA_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.yookassa.ru')
    .transform((value) => value.replace(/\/+$/, '')),
  /** Origins of the service's pages, to which buyers are sent, separated by spaces. */
  YOOKASSA_PAGES: z
    .string()
    .default('https://yoomoney.ru https://yookassa.ru')
    .transform((value) => value.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)).min(1)),
  /** Codes per network address in an hour; each further code requires a captcha. */
  AUTH_CODES_BEFORE_CAPTCHA: count.default(3),
  /**
   * Difficulty of the proof-of-work captcha; each bit doubles the work. 16 takes a second on a computer, some seconds
   * on an old phone.
   */
  CAPTCHA_BITS: z.coerce.number().int().min(1).max(24).default(16),
  /** Checks of a phone number or a code per network address in a minute. */
  AUTH_CHECKS_PER_ADDRESS: count.default(30),
  /** New guest sessions (carts and lists) per network address in an hour. */
  GUESTS_PER_ADDRESS: count.default(600),
  /** Orders per network address in an hour. Files for orders: five times this. */
  ORDERS_PER_ADDRESS: count.default(60),
  /** Company suggestions service, called by browsers, and its public token. */
  COMPANY_LOOKUP_URL: z.string().min(1).optional(),
  COMPANY_LOOKUP_TOKEN: z.string().default('development'),
  /** Web analytics counter. Without it no analytics script is loaded. */
  ANALYTICS_COUNTER: count.optional(),
  /**
   * Public key of the maps service, restricted there to the site's origin. Without it maps are links to the service.
   */
  MAPS_KEY: z.string().min(1).optional(),
  /** Form requests per network address in an hour. */
  FORMS_PER_ADDRESS: count.default(20),
});

/** Settings of one service: all or none. */
const together = [
  {
    service: 'the system of online courses',
    names: ['COURSES_CLIENT_ID', 'COURSES_CLIENT_SECRET', 'COURSES_DEPARTMENT', 'COURSES_PORTAL'],
  },
  { service: 'the exchange with 1C', names: ['EXCHANGE_USER', 'EXCHANGE_PASSWORD'] },
  { service: 'the payment service', names: ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'] },
  { service: 'the object store', names: s3Names },
] as const;

/** Adds the rules for several settings, and those that apply to production only. */
const Settings = Environment.superRefine((settings, context) => {
  for (const { service, names } of together)
    if (names.some((name) => settings[name]))
      for (const name of names)
        if (!settings[name])
          context.addIssue({ code: 'custom', path: [name], message: `${service} needs ${names.join(', ')}` });
  if (settings.NODE_ENV !== 'production') return;
  if (settings.REQUEST_PUBLIC_KEY === DEVELOPMENT_KEY)
    context.addIssue({
      code: 'custom',
      path: ['REQUEST_PUBLIC_KEY'],
      message: 'production needs a key of its own, shared by the hosts, the API and the commands',
    });
  if (settings.MANAGE_KEY === MANAGE_DEVELOPMENT_KEY || settings.MANAGE_KEY.length < SERVICE_KEY_LENGTH)
    context.addIssue({
      code: 'custom',
      path: ['MANAGE_KEY'],
      message: `production needs a key of its own for the back office, ${SERVICE_KEY_LENGTH} characters or more`,
    });
  for (const [name, what] of [
    ['SMOKE_KEY', 'the activations'],
    ['SECOND_FACTOR_KEY', 'second factors'],
  ] as const)
    if (settings[name] && settings[name].length < SERVICE_KEY_LENGTH)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `production needs a key of its own for ${what}, ${SERVICE_KEY_LENGTH} characters or more`,
      });
  if (!settings.SMS_API_ID)
    context.addIssue({
      code: 'custom',
      path: ['SMS_API_ID'],
      message: 'production needs an SMS operator to send login codes',
    });
  if (!settings.SMTP_URL)
    context.addIssue({ code: 'custom', path: ['SMTP_URL'], message: 'production needs a mail server to send e-mails' });
  if (settings.YOOKASSA_SHOP_ID && !settings.YOOKASSA_URL.startsWith('https:'))
    context.addIssue({ code: 'custom', path: ['YOOKASSA_URL'], message: 'production needs an https address' });
  if (settings.YOOKASSA_SHOP_ID && !settings.YOOKASSA_PAGES.every((origin) => origin.startsWith('https:')))
    context.addIssue({ code: 'custom', path: ['YOOKASSA_PAGES'], message: 'production needs https addresses' });
  if (settings.HTTPS === 'required' && !settings.PUBLIC_HOST.startsWith('https:'))
    context.addIssue({
      code: 'custom',
      path: ['PUBLIC_HOST'],
      message: 'production needs an https address; set HTTPS=none for a site without https',
    });
});

export type Config = z.infer<typeof Environment>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

const withDevelopmentKeys = (config: Config): Config =>
  config.NODE_ENV === 'production'
    ? config
    : { SMOKE_KEY: SMOKE_DEVELOPMENT_KEY, SECOND_FACTOR_KEY: SECOND_FACTOR_DEVELOPMENT_KEY, ...config };

/**
 * Reads the settings. An empty variable counts as absent: shells and compose files set `DATABASE_URL=` to mean "none".
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = Settings.safeParse(given);
  if (result.success) return withDevelopmentKeys(result.data);
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name}: ${issue.message}`;
  });
  throw new ConfigError(`The API settings are invalid. Correct these environment variables:\n${lines.join('\n')}`);
}
