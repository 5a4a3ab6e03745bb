import type { FastifyRequest } from 'fastify';

/** Whether a page of this site has sent the request, as its browser reports. */
export const isOwnPage = ({ headers }: FastifyRequest, siteOrigin: string) =>
  headers['sec-fetch-site'] === undefined ? headers.origin === siteOrigin : headers['sec-fetch-site'] === 'same-origin';
