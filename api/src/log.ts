import { withoutSecrets } from '@site/kernel/log-secrets';

/** drizzle's message repeats the query's parameters, which include phone numbers, names and addresses. */
const values = /\nparams: [^]*?(?=\n {4}at |$)/g;
const safe = (text: string) => withoutSecrets(text.replace(values, '\nparams: […]'));

type Logged = { type: string; message: string; stack: string; code?: string; cause?: Logged };

/**
 * Serializes the type, message, stack, code and cause of an error. Other fields hold rows and values, so they are left
 * out.
 */
function errorOf(error: Error & { code?: unknown }): Logged {
  const { name, message, stack, code, cause } = error;
  return {
    type: name,
    message: safe(message),
    stack: safe(stack ?? ''),
    ...(typeof code === 'string' && { code }),
    ...(cause instanceof Error && { cause: errorOf(cause) }),
  };
}

/** Replaces Fastify's serializers: without codes, phone numbers and secrets in URLs. */
export const serializers = {
  err: errorOf,
  req: ({ method, url, host, ip }: Record<'method' | 'url' | 'host' | 'ip', string>) => ({
    method,
    url: withoutSecrets(url),
    host,
    remoteAddress: ip,
  }),
};
