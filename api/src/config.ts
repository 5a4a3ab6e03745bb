import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const repositoryData = fileURLToPath(new URL('../../.data', import.meta.url));

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
  REQUEST_PUBLIC_KEY: z.string().min(8).default('site-dev-key'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Addresses of the proxies in front, whose word on the visitor's address is taken: rate limits go by it. */
  TRUST_PROXY: z.string().min(1).default('loopback'),
  /** Codes that one number may ask for in 15 minutes. */
  AUTH_CODES_PER_NUMBER: count.default(3),
  /** Codes that one network address may ask for in an hour. */
  AUTH_CODES_PER_ADDRESS: count.default(20),
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

export type Config = z.infer<typeof Environment>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** An empty variable counts as absent: shells and compose files set `DATABASE_URL=` to mean "none". */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name}: ${issue.message}`;
  });
  throw new ConfigError(`The settings of the API are wrong. Correct these environment variables:\n${lines.join('\n')}`);
}
