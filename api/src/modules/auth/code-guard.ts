import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError, problems } from '../../errors.ts';
import type { CaptchaService } from '../captcha/captcha-service.ts';

/** Throws when too many calls that send a code have been made. */
export type CodeGuard = (request: FastifyRequest) => Promise<void>;

type Limits = {
  /** Per network address and hour: all codes, and those without a captcha. */
  perAddress: number;
  beforeCaptcha: number;
};

const HOUR = 60 * 60_000;

/** Text messages cost money and annoy their recipients, so all calls that send one share a limit. */
export const createCodeGuard =
  (captcha: CaptchaService, { perAddress, beforeCaptcha }: Limits) =>
  (app: FastifyInstance): CodeGuard => {
    const limit = app.limiter('codes', { max: perAddress, timeWindow: HOUR }, ['address', 'session']);
    const limitFree = app.limiter('codes before captcha', { max: beforeCaptcha, timeWindow: HOUR }, ['address']);

    return async (request) => {
      await limit(request);
      await limitFree(request).catch(async (error: unknown) => {
        if (!(error instanceof ProblemError)) throw error;
        if (!(await captcha.usePass(request.visitor.sessionId))) throw problems.captcha();
      });
    };
  };
