import type { FastifyReply } from 'fastify';

/** Sends a file as a download: sandboxed, so that it cannot run scripts on the site's origin, and never cached. */
export const asAttachment = (reply: FastifyReply, name: string, type: string): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store');
