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
export const FILL_IN = 'Заполните это поле';
export const TOO_LONG = 'Слишком длинный текст';

/** Names and towns: the text rule of the specification. */
export const words = z
  .string()
  .trim()
  .max(100, TOO_LONG)
  .regex(/^[A-Za-zА-Яа-яЁё -]*$/, 'Допустимые символы: «A-Z», «А-Я», «-», « »');
export const requiredWords = words.min(1, FILL_IN);

export const emailAddress = z
  .email('Укажите корректный адрес электронной почты в формате: name@example.ru')
  .max(200, TOO_LONG);
