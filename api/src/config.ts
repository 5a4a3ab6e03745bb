import { fileURLToPath } from 'node:url';
import { MANAGE_DEVELOPMENT_KEY } from '@site/contracts/manage';
import { z } from 'zod';

const repositoryData = fileURLToPath(new URL('../../.data', import.meta.url));

const DEVELOPMENT_KEY = 'site-dev-key';
/** A key that opens every order must not be guessed. */
const MANAGE_KEY_LENGTH = 32;

const count = z.coerce.number().int().positive();

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  API_PORT: z.coerce.number().int().min(0).max(65535).default(3001),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().min(1).default(repositoryData),
  PUBLIC_HOST: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3000')
    .transform((value) => value.replace(/\/+$/, '')),
  REQUEST_PUBLIC_KEY: z.string().min(8).default(DEVELOPMENT_KEY),
  /** What the back office calls `/api/manage/…` with. */
  MANAGE_KEY: z.string().min(8).default(MANAGE_DEVELOPMENT_KEY),
  /** `none` is the explicit word that a site in production has no https, such as one on a closed network. */
  HTTPS: z.enum(['required', 'none']).default('required'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Addresses of the site's hosts: they say where a visitor comes from, and limits go by it. Nobody else is believed. */
  TRUSTED_HOSTS: z.string().min(1).default('loopback'),
  /** Codes that one number may ask for in 15 minutes. */
  AUTH_CODES_PER_NUMBER: count.default(3),
  /** Codes that one network address may ask for in an hour. */
  AUTH_CODES_PER_ADDRESS: count.default(20),
  /** The SMS operator: the key of an account at SMS.ru, or of a service that speaks its protocol at another address. */
  SMS_API_ID: z.string().min(1).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).default('https://sms.ru/sms/send'),
  /** The sender's name that was agreed on with the operator. */
  SMS_SENDER: z.string().min(1).optional(),
  /** The mail server: `smtps://user:password@mail.example.ru:465`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('info@kamerton.example'),
  /** The system of online courses: iSpring Learn, or one that speaks its protocol, and our access to it. */
  COURSES_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api-learn.ispringlearn.ru')
    .transform((value) => value.replace(/\/+$/, '')),
  COURSES_CLIENT_ID: z.string().min(1).optional(),
  COURSES_CLIENT_SECRET: z.string().min(1).optional(),
  /** The department there that our learners join. */
  COURSES_DEPARTMENT: z.string().min(1).optional(),
  /** Where they learn. */
  COURSES_PORTAL: z.url({ protocol: /^https?$/ }).optional(),
  /** Codes that one network address may ask for in an hour before it has to solve the captcha for each. */
  AUTH_CODES_BEFORE_CAPTCHA: count.default(3),
  /** Work of the captcha: each bit more doubles it. 16 is a second of a computer, some seconds of an old phone. */
  CAPTCHA_BITS: z.coerce.number().int().min(1).max(24).default(16),
  /** Checks of a number or of a code that one network address may make in a minute. */
  AUTH_CHECKS_PER_ADDRESS: count.default(30),
  /** Carts and lists that guests of one network address may begin in an hour. */
  GUESTS_PER_ADDRESS: count.default(600),
  /** Orders that one network address may send in an hour, and five times as many files for them. */
  ORDERS_PER_ADDRESS: count.default(60),
  /** The company suggestions service, which browsers call, and its public token. */
  COMPANY_LOOKUP_URL: z.string().min(1).optional(),
  COMPANY_LOOKUP_TOKEN: z.string().default('development'),
  /** The web analytics counter. Without it nothing is counted, and nothing of the service is loaded. */
  ANALYTICS_COUNTER: count.optional(),
  /** The open key of the maps service, limited there to the site's address. Without it maps are links to the service. */
  MAPS_KEY: z.string().min(1).optional(),
  /** Form requests that one network address may send in an hour. */
  FORMS_PER_ADDRESS: count.default(20),
});

/** What development is spared and visitors must not be. */
const Settings = Environment.superRefine((settings, { addIssue }) => {
  const courses = ['COURSES_CLIENT_ID', 'COURSES_CLIENT_SECRET', 'COURSES_DEPARTMENT', 'COURSES_PORTAL'] as const;
  if (courses.some((name) => settings[name]))
    for (const name of courses)
      if (!settings[name])
        addIssue({ code: 'custom', path: [name], message: `the system of online courses needs ${courses.join(', ')}` });
  if (settings.NODE_ENV !== 'production') return;
  if (settings.REQUEST_PUBLIC_KEY === DEVELOPMENT_KEY)
    addIssue({
      code: 'custom',
      path: ['REQUEST_PUBLIC_KEY'],
      message: 'production needs a key of its own, the same for the hosts, the API and the commands',
    });
  if (settings.MANAGE_KEY === MANAGE_DEVELOPMENT_KEY || settings.MANAGE_KEY.length < MANAGE_KEY_LENGTH)
    addIssue({
      code: 'custom',
      path: ['MANAGE_KEY'],
      message: `production needs a key of its own for the back office, ${MANAGE_KEY_LENGTH} characters or more`,
    });
  if (!settings.SMS_API_ID)
    addIssue({ code: 'custom', path: ['SMS_API_ID'], message: 'production needs an SMS operator: codes come by it' });
  if (!settings.SMTP_URL)
    addIssue({ code: 'custom', path: ['SMTP_URL'], message: 'production needs a mail server: e-mails go by it' });
  if (settings.HTTPS === 'required' && !settings.PUBLIC_HOST.startsWith('https:'))
    addIssue({
      code: 'custom',
      path: ['PUBLIC_HOST'],
      message: 'in production the public address has https; a site that has none says so with HTTPS=none',
    });
});

export type Config = z.infer<typeof Environment>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** An empty variable counts as absent: shells and compose files set `DATABASE_URL=` to mean "none". */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = Settings.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name}: ${issue.message}`;
  });
  throw new ConfigError(`The settings of the API are wrong. Correct these environment variables:\n${lines.join('\n')}`);
}
