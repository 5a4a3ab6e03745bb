import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError, problems } from '../../errors.ts';
import type { CaptchaService } from '../captcha/captcha-service.ts';

export type CodeLimits = {
  captcha: Pick<CaptchaService, 'usePass'>;
  /** Per network address and hour: all codes, and those without a captcha. */
  perAddress: number;
  beforeCaptcha: number;
};

const HOUR = 60 * 60_000;

/**
 * Creates a hook that throws when too many calls that send a code have been made. Text messages cost money and annoy
 * their recipients, so all these calls share a limit.
 */
export function limitCodes(app: FastifyInstance, { captcha, perAddress, beforeCaptcha }: CodeLimits) {
  const limit = app.limiter('codes', { max: perAddress, timeWindow: HOUR }, ['address', 'session']);
  const limitFree = app.limiter('codes before captcha', { max: beforeCaptcha, timeWindow: HOUR }, ['address']);

  return async (request: FastifyRequest): Promise<void> => {
    await limit(request);
    await limitFree(request).catch(async (error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      if (!(await captcha.usePass(request.visitor.sessionId))) throw problems.captcha();
    });
  };
}
