import { withoutSecrets } from '@site/kernel/log-secrets';

/** drizzle's message repeats the values of the query: among them numbers, names, addresses. */
const values = /\nparams: [^]*?(?=\n {4}at |$)/g;
const safe = (text: string) => withoutSecrets(text.replace(values, '\nparams: […]'));

type Logged = { type: string; message: string; stack: string; code?: string; cause?: Logged };

/** Of an error what tells where it is and what went wrong; never its other fields, which hold rows and values. */
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

/** Fastify's own, less codes, numbers and secrets of links. */
export const serializers = {
  err: errorOf,
  req: ({ method, url, host, ip }: Record<'method' | 'url' | 'host' | 'ip', string>) => ({
    method,
    url: withoutSecrets(url),
    host,
    remoteAddress: ip,
  }),
};
