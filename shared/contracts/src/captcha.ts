import { z } from 'zod';

/** `POST /api/captcha/challenge/`: a proof-of-work challenge for the browser. */
export const CaptchaChallenge = z.object({
  status: z.literal('ok'),
  challenge: z.string(),
  /** Required number of leading zero bits in SHA-256 of `{challenge}:{nonce}`. */
  bits: z.int().positive(),
  expires_in: z.int().positive(),
});
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>;

/** `POST /api/captcha/`: a solution, which permits one more code. */
export const CaptchaSolution = z.object({ challenge: z.string().max(100), nonce: z.int().nonnegative() });
export type CaptchaSolution = z.infer<typeof CaptchaSolution>;
