import type { FastifyReply } from 'fastify';

/** A file for the visitor's disk: nothing in it may run in the site's name, and no cache on the way keeps it. */
export const asAttachment = (reply: FastifyReply, name: string, type: string): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store');
