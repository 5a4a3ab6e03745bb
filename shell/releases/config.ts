import { join } from 'node:path';
import { z } from 'zod';
import type { SiteOptions } from './smoke.ts';

const Port = z.coerce.number().int().min(0).max(65535);

const DEVELOPMENT_KEY = 'site-dev-key';

/** Settings of the host, from environment variables. */
const Config = z.object({
  PORT: Port.default(3000),
  /** In production every address of the machine, otherwise its own alone: nobody else in a café's network sees it. */
  HOST: z.string().optional(),
  DATA_DIR: z.string().default(join(import.meta.dirname, '../../.data')),
  API_ORIGIN: z.url().default('http://127.0.0.1:3001'),
  SITE_ORIGIN: z.url().optional(),
  REQUEST_PUBLIC_KEY: z.string().min(1).default(DEVELOPMENT_KEY),
  /** `none` is the explicit word that a site in production has no https, such as one on a closed network. */
  HTTPS: z.enum(['required', 'none']).default('required'),
  /** Addresses of the proxies in front, whose word on the visitor's address is taken. */
  TRUST_PROXY: z.string().default('loopback'),
  /** Processes that render one composition, and most memory of JavaScript objects in each, in MB. */
  RENDERERS: z.coerce.number().int().min(1).max(64).default(2),
  RENDERER_MEMORY: z.coerce.number().int().min(64).max(8192).default(256),
  /** Signs the links that show a remote under development inside the live site; without it there are none. */
  OVERRIDE_SECRET: z.string().min(32).optional(),
  /** `off` takes the offline page's worker away from the browsers that have it. */
  OFFLINE_WORKER: z.enum(['on', 'off']).default('on'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Config = ReturnType<typeof readConfig>;

export function readConfig(env: NodeJS.ProcessEnv) {
  // An empty variable is an unset one, as a shell's `PORT= npm start` means it.
  const parsed = Config.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success) throw new ConfigError(`Wrong settings:\n${z.prettifyError(parsed.error)}`);
  const { SITE_ORIGIN, HOST, ...rest } = parsed.data;
  const config = {
    ...rest,
    HOST: HOST ?? (rest.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    SITE_ORIGIN: (SITE_ORIGIN ?? `http://localhost:${rest.PORT}`).replace(/\/$/, ''),
  };
  const unfit = rest.NODE_ENV === 'production' ? unfitForProduction(config) : [];
  if (unfit.length) throw new ConfigError(`These settings are not fit for production:\n${unfit.join('\n')}`);
  return config;
}

/** What a release is tried for, before visitors get it. */
export const siteOf = (config: Config): SiteOptions => ({
  apiOrigin: config.API_ORIGIN,
  publicKey: config.REQUEST_PUBLIC_KEY,
  siteOrigin: config.SITE_ORIGIN,
  rendererMemory: config.RENDERER_MEMORY,
});

/** What development is spared and visitors must not be. */
function unfitForProduction(config: { REQUEST_PUBLIC_KEY: string; SITE_ORIGIN: string; HTTPS: string }): string[] {
  return [
    ...(config.REQUEST_PUBLIC_KEY === DEVELOPMENT_KEY
      ? ['  REQUEST_PUBLIC_KEY: give the site a key of its own, the same to the hosts, the API and the commands']
      : []),
    ...(config.HTTPS === 'required' && !config.SITE_ORIGIN.startsWith('https:')
      ? ['  SITE_ORIGIN: give the public address, with https; a site that has none says so with HTTPS=none']
      : []),
  ];
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}
