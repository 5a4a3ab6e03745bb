import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError, problems } from '../../errors.ts';
import type { CaptchaService } from '../captcha/captcha-service.ts';

const HOUR = 60 * 60_000;
/** Checks per network address in an hour: without a captcha, and in total. */
const FREE_CHECKS = 5;
const MAX_CHECKS = 60;

/** Limits enumeration of serial numbers, which are consecutive: further checks require a captcha. */
export function limitSerialChecks(app: FastifyInstance, captcha: CaptchaService) {
  const limit = app.limiter('serial numbers', { max: MAX_CHECKS, timeWindow: HOUR }, ['address', 'session']);
  const limitFree = app.limiter('serial numbers before captcha', { max: FREE_CHECKS, timeWindow: HOUR }, ['address']);

  return async function limitSerialCheck(request: FastifyRequest): Promise<void> {
    await limit(request);
    await limitFree(request).catch(async (error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      if (!(await captcha.usePass(request.visitor.sessionId))) throw problems.captcha();
    });
  };
}
