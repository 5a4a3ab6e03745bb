import { join } from 'node:path';
import { SMOKE_DEVELOPMENT_KEY } from '@site/contracts/smoke';
import { s3Names, s3Settings } from '@site/object-store/s3-settings';
import { z } from 'zod';
import type { Trust } from './signatures.ts';
import { openState } from './state/open-state.ts';
import { openShelf } from './shelf/open-shelf.ts';
import { Store } from './store.ts';
import type { SiteOptions } from './site-options.ts';

const Port = z.coerce.number().int().min(0).max(65535);

const DEVELOPMENT_KEY = 'site-dev-key';

const Environment = z.object({
  PORT: Port.default(3000),
  /** Default: all interfaces in production, loopback otherwise, so that a public network cannot reach the site. */
  HOST: z.string().optional(),
  DATA_DIR: z.string().default(join(import.meta.dirname, '../../.data')),
  /** Database with the state of the releases, which hosts and commands share; absent: files of `DATA_DIR`. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Object store with releases, compositions and site data files, which hosts and commands share; absent: `DATA_DIR`. */
  ...s3Settings,
  /** Limit of the copies of releases in `DATA_DIR`, in MB. */
  RELEASE_COPIES: z.coerce.number().int().min(64).default(1024),
  API_ORIGIN: z.url().default('http://127.0.0.1:3001'),
  SITE_ORIGIN: z.url().optional(),
  REQUEST_PUBLIC_KEY: z.string().min(1).default(DEVELOPMENT_KEY),
  /** `none` declares a production site without https, such as one on a closed network. */
  HTTPS: z.enum(['required', 'none']).default('required'),
  /** Addresses of the reverse proxies that are trusted to report the visitor's address. */
  TRUST_PROXY: z.string().default('loopback'),
  RENDERERS: z.coerce.number().int().min(1).max(64).default(2),
  /** Limit of the JavaScript heap of each renderer, in MB. */
  RENDERER_MEMORY: z.coerce.number().int().min(64).max(8192).default(256),
  /** Signs the links that show a remote under development inside the live site; absent: these links are disabled. */
  OVERRIDE_SECRET: z.string().min(32).optional(),
  /** `off` unregisters the offline page's worker from browsers. */
  OFFLINE_WORKER: z.enum(['on', 'off']).default('on'),
  /** Authorises the sessions in which an activation renders protected pages. */
  SMOKE_KEY: z.string().min(8).optional(),
  /** Share of page loads, from 0 to 1, that report failures and web vitals to the host. */
  BEACON_SHARE: z.coerce.number().min(0).max(1).default(1),
  /** Length of the intervals in which hosts count and versions are compared, in s; the same for all hosts. */
  HEALTH_INTERVAL: z.coerce.number().min(0.1).max(60).default(5),
  /** Gets a POST when a release was taken back. */
  RELEASE_WEBHOOK_URL: z.url().optional(),
  /** Opens the page of releases, `/_ops`, to everybody who knows it. */
  OPS_TOKEN: z.string().min(32).optional(),
  /**
   * Opens `/_ops` to logins of the trusted reverse proxy: the header with the operator's name, such as `x-forwarded-user`,
   * which the proxy must not accept from visitors.
   */
  OPS_USER_HEADER: z
    .string()
    .regex(/^[a-z][a-z-]+$/i)
    .toLowerCase()
    .optional(),
  /** Port of Prometheus metrics, which must not be public. Without it nothing is measured. */
  METRICS_PORT: Port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Collector that gets the traces, by OTLP. Absent: there are none. The SDK reads this and all other `OTEL_…` variables. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Default: `refused` in production, `accepted` otherwise. */
  UNSIGNED_RELEASES: z.enum(['accepted', 'refused']).optional(),
  /** File with the public keys of the teams; default: `release-keys.json` in `DATA_DIR`. */
  RELEASE_KEYS: z.string().optional(),
  /** File with the private key of the team that publishes. */
  RELEASE_KEY: z.string().optional(),
  /** `off`: an activation opens its pages in no browser. */
  RELEASE_BROWSER: z.enum(['on', 'off']).default('on'),
  /** A browser in an unusual place. */
  CHROMIUM_PATH: z.string().optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

const Config = Environment.superRefine((settings, context) => {
  if (!s3Names.some((name) => settings[name])) return;
  for (const name of s3Names.filter((one) => !settings[one]))
    context.addIssue({ code: 'custom', path: [name], message: `the object store needs ${s3Names.join(', ')}` });
});

export type Config = ReturnType<typeof readConfig>;

export function readConfig(env: NodeJS.ProcessEnv) {
  // An empty variable is unset, as in `PORT= npm start`.
  const parsed = Config.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success) throw new ConfigError(`Invalid settings:\n${z.prettifyError(parsed.error)}`);
  const { SITE_ORIGIN, HOST, ...rest } = parsed.data;
  const config = {
    ...rest,
    HOST: HOST ?? (rest.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    SITE_ORIGIN: (SITE_ORIGIN ?? `http://localhost:${rest.PORT}`).replace(/\/$/, ''),
  };
  const unfit = rest.NODE_ENV === 'production' ? unfitForProduction(config) : [];
  if (unfit.length) throw new ConfigError(`Settings not allowed in production:\n${unfit.join('\n')}`);
  return config;
}

export const keysFileOf = ({ RELEASE_KEYS, DATA_DIR }: Config): string =>
  RELEASE_KEYS ?? join(DATA_DIR, 'release-keys.json');

/** Undefined where unsigned releases are accepted. */
function trustOf(config: Config): Trust | undefined {
  const standard = config.NODE_ENV === 'production' ? 'refused' : 'accepted';
  if ((config.UNSIGNED_RELEASES ?? standard) === 'accepted') return undefined;
  return { keysFile: keysFileOf(config), signerFile: config.RELEASE_KEY };
}

export const storeOf = (config: Config): Store =>
  new Store({ ...openShelf(config), state: openState(config), trust: trustOf(config) });

export const siteOf = (config: Config): SiteOptions => ({
  apiOrigin: config.API_ORIGIN,
  publicKey: config.REQUEST_PUBLIC_KEY,
  siteOrigin: config.SITE_ORIGIN,
  rendererMemory: config.RENDERER_MEMORY,
  smokeKey: config.SMOKE_KEY ?? (config.NODE_ENV === 'production' ? undefined : SMOKE_DEVELOPMENT_KEY),
});

function unfitForProduction(config: { REQUEST_PUBLIC_KEY: string; SITE_ORIGIN: string; HTTPS: string }): string[] {
  return [
    ...(config.REQUEST_PUBLIC_KEY === DEVELOPMENT_KEY
      ? [
          '  REQUEST_PUBLIC_KEY: expected a key of the site, found the development key: set the same key for the hosts, the API and the commands',
        ]
      : []),
    ...(config.HTTPS === 'required' && !config.SITE_ORIGIN.startsWith('https:')
      ? [
          `  SITE_ORIGIN: expected a public https address, found ${config.SITE_ORIGIN}: set it, or set HTTPS=none for a site without https`,
        ]
      : []),
  ];
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}
