import { z } from 'zod';

/** `POST /api/captcha/challenge/`: work for the visitor's browser. */
export const CaptchaChallenge = z.object({
  status: z.literal('ok'),
  challenge: z.string(),
  /** Zero bits that SHA-256 of `{challenge}:{nonce}` is to begin with. */
  bits: z.int().positive(),
  expires_in: z.int().positive(),
});
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>;

/** `POST /api/captcha/`: the work that is done. Good for one more code. */
export const CaptchaSolution = z.object({ challenge: z.string().max(100), nonce: z.int().nonnegative() });
export type CaptchaSolution = z.infer<typeof CaptchaSolution>;
