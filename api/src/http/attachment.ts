import type { FastifyReply } from 'fastify';

export const contentDisposition = (kind: 'attachment' | 'inline', name: string): string =>
  `${kind}; filename*=UTF-8''${encodeURIComponent(name)}`;

/** Sends a file as a download: sandboxed, so that it cannot run scripts on the site's origin, and never cached. */
export const asAttachment = (reply: FastifyReply, name: string, type: string): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', contentDisposition('attachment', name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store');
