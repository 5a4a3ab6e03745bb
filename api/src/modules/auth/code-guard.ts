import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError, problems } from '../../errors.ts';
import type { CaptchaService } from '../captcha/captcha-service.ts';

/** Refuses a call that would send a code, when there have been too many. */
export type CodeGuard = (request: FastifyRequest) => Promise<void>;

type Limits = {
  /** Of one network address in an hour: all codes, and those before the captcha. */
  perAddress: number;
  beforeCaptcha: number;
};

const HOUR = 60 * 60_000;

/** Text messages cost money, and annoy whoever gets them: all calls that send one count together. */
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
