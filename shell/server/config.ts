import { join } from 'node:path';
import { z } from 'zod';

const Port = z.coerce.number().int().min(0).max(65535);

/** Settings of the host, from environment variables. */
const Config = z.object({
  PORT: Port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default(join(import.meta.dirname, '../../.data')),
  API_ORIGIN: z.url().default('http://127.0.0.1:3001'),
  SITE_ORIGIN: z.url().optional(),
  REQUEST_PUBLIC_KEY: z.string().min(1).default('site-dev-key'),
  /** Addresses of the proxies in front, whose word on the visitor's address is taken. */
  TRUST_PROXY: z.string().default('loopback'),
  /** Signs the links that show a remote under development inside the live site; without it there are none. */
  OVERRIDE_SECRET: z.string().min(32).optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Config = ReturnType<typeof readConfig>;

export function readConfig(env: NodeJS.ProcessEnv) {
  // An empty variable is an unset one, as a shell's `PORT= npm start` means it.
  const parsed = Config.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success) throw new ConfigError(`Wrong settings:\n${z.prettifyError(parsed.error)}`);
  const { SITE_ORIGIN, ...rest } = parsed.data;
  return { ...rest, SITE_ORIGIN: (SITE_ORIGIN ?? `http://localhost:${rest.PORT}`).replace(/\/$/, '') };
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}
