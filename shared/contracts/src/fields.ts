import { mobileRefusal, phoneRefusal, toE164 } from '@site/kernel/phone';
import { plainName, plainText } from '@site/kernel/plain-text';
import { emailRefusal, isText, ruleMessages } from '@site/kernel/text-rules';
import { z } from 'zod';

/**
 * A whole number of an address or a form: decimal digits. An empty text is no 0 and `0x10` no 16, as they would be by
 * coercion.
 */
export const digits = <Input = unknown>(number: z.ZodNumber) =>
  z
    .codec(z.unknown() as z.ZodType<unknown, Input>, number, {
      decode: (typed) => (typeof typed === 'string' && /^\d{1,15}$/.test(typed) ? Number(typed) : typed) as number,
      encode: (value) => value,
    })
    .meta({ type: 'integer' });

/** What people fill in, with the words for a refusal. */
export const FILL_IN = ruleMessages.required;
export const TOO_LONG = 'Слишком длинный текст';

/** Typed text in the form in which it is compared and kept. */
export const typedText = z.string().overwrite(plainText).trim();

/** Names and towns: the text rule of the specification. */
export const words = z.string().overwrite(plainName).trim().max(100, TOO_LONG).refine(isText, ruleMessages.text);
export const requiredWords = words.min(1, FILL_IN);

/** One of the texts that a form offers. The typography of an option does not come back with what is typed. */
export const option = <T extends string>(options: readonly T[]) =>
  z
    .string()
    .overwrite((text) => options.find((one) => plainText(one) === text) ?? text)
    .pipe(z.enum(options));

/** Null: the text is right. */
type Refusal = (text: string) => string | null;

const refusedBy =
  (refusal: Refusal) =>
  ({ value, issues }: z.core.ParsePayload<string>): void => {
    const message = refusal(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  };
/** The same of a field that may stay empty. */
const unlessEmpty =
  (refusal: Refusal): Refusal =>
  (text) =>
    text === '' ? null : refusal(text);

const email = (refusal: Refusal) => typedText.max(200, TOO_LONG).check(refusedBy(refusal)).meta({ format: 'email' });

export const emailAddress = email(emailRefusal);
export const emailAddressOrNone = email(unlessEmpty(emailRefusal));

/** A number as people type it, kept as +7XXXXXXXXXX, or refused in words. */
const phone = (refusal: Refusal) =>
  typedText.max(100, TOO_LONG).overwrite(toE164).check(refusedBy(refusal)).describe('a Russian number, as it is typed');

/** Codes and messages go to it. */
export const mobilePhone = phone(mobileRefusal);
export const mobilePhoneOrNone = phone(unlessEmpty(mobileRefusal));
/** A company's, which is called. */
export const anyPhone = phone(phoneRefusal);
