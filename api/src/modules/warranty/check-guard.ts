import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError, problems } from '../../errors.ts';
import type { CaptchaService } from '../captcha/captcha-service.ts';

const HOUR = 60 * 60_000;
/** Of one network address in an hour: those that ask for nothing, and all. */
const FREE = 5;
const MOST = 60;

/** Serial numbers follow one another: whoever checks many of them pays with work. */
export function createCheckGuard(app: FastifyInstance, captcha: CaptchaService) {
  const limit = app.limiter('serial numbers', { max: MOST, timeWindow: HOUR }, ['address', 'session']);
  const limitFree = app.limiter('serial numbers before captcha', { max: FREE, timeWindow: HOUR }, ['address']);

  return async (request: FastifyRequest): Promise<void> => {
    await limit(request);
    await limitFree(request).catch(async (error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      if (!(await captcha.usePass(request.visitor.sessionId))) throw problems.captcha();
    });
  };
}
