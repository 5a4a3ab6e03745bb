import { createHash, timingSafeEqual } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import { cookieValues } from '@site/kernel/cookie-values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../releases/config.ts';
import { trustedProxies } from '../visitor-address.ts';

const COOKIE = 'ops';
export const OPS_PATH = '/_ops';
/** Duration of a login, in ms. */
const LASTS = 8 * 60 * 60_000;

export interface Operator {
  name: string;
  /** False for a login at the proxy. */
  canLogOut: boolean;
}

/** An operator is known by a login with the token, or by the header of a trusted proxy. */
export class Operators {
  private readonly token: string | undefined;
  private readonly header: string | undefined;
  private readonly isSecure: boolean;
  private readonly isTrusted: (address: string) => boolean;

  constructor(config: Config) {
    this.token = config.OPS_TOKEN;
    this.header = config.OPS_USER_HEADER;
    this.isSecure = config.SITE_ORIGIN.startsWith('https:');
    this.isTrusted = trustedProxies(config.TRUST_PROXY);
  }

  /** The operator at the browser that has sent the request. */
  operatorOf(request: FastifyRequest): Operator | undefined {
    const atProxy = this.nameInHeader(request);
    if (atProxy) return { name: atProxy, canLogOut: false };
    const name = this.nameInCookie(request);
    return name ? { name, canLogOut: true } : undefined;
  }

  isToken(token: string): boolean {
    return this.token !== undefined && timingSafeEqual(digest(token), digest(this.token));
  }

  logIn(reply: FastifyReply, name: string) {
    const login = JSON.stringify({ name, until: Date.now() + LASTS });
    const signed = this.signer().sign(Buffer.from(login).toString('base64url'));
    reply.setCookie(COOKIE, signed, {
      ...{ path: OPS_PATH, httpOnly: true, sameSite: 'strict', secure: this.isSecure, maxAge: LASTS / 1000 },
    });
  }

  logOut(reply: FastifyReply) {
    reply.clearCookie(COOKIE, { path: OPS_PATH });
  }

  private nameInHeader({ headers, socket }: FastifyRequest): string | undefined {
    const name = this.header && headers[this.header];
    return typeof name === 'string' && name && this.isTrusted(socket.remoteAddress ?? '')
      ? name.slice(0, 60)
      : undefined;
  }

  private nameInCookie({ headers }: FastifyRequest): string | undefined {
    if (!this.token) return undefined;
    for (const cookie of cookieValues(headers.cookie, COOKIE)) {
      const { valid, value } = this.signer().unsign(cookie);
      if (!valid) continue;
      const { name, until } = JSON.parse(Buffer.from(value, 'base64url').toString()) as { name: string; until: number };
      if (until > Date.now()) return name;
    }
    return undefined;
  }

  private signer() {
    return new Signer(this.token!);
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
