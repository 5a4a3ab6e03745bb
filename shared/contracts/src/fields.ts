import { mobileRefusal, phoneRefusal, toE164 } from '@site/kernel/phone';
import { plainName, plainText } from '@site/kernel/plain-text';
import { emailRefusal, isText, ruleMessages } from '@site/kernel/text-rules';
import { z } from 'zod';

/**
 * A whole number in a URL or a form: decimal digits only. Coercion would read an empty text as 0 and `0x10` as 16.
 */
export const digits = <Input = unknown>(number: z.ZodNumber) =>
  z
    .codec(z.unknown() as z.ZodType<unknown, Input>, number, {
      decode: (typed) => (typeof typed === 'string' && /^\d{1,15}$/.test(typed) ? Number(typed) : typed) as number,
      encode: (value) => value,
    })
    .meta({ type: 'integer' });

export const FILL_IN = ruleMessages.required;
export const TOO_LONG = 'Слишком длинный текст';

/** Typed text, normalised for comparison and storage. */
export const typedText = z.string().overwrite(plainText).trim();

/** Names and towns: the text rule of the specification. */
export const words = z.string().overwrite(plainName).trim().max(100, TOO_LONG).refine(isText, ruleMessages.text);
export const requiredWords = words.min(1, FILL_IN);

/** One of the options of a form. Options contain non-breaking spaces, submitted values do not. */
export const option = <T extends string>(options: readonly T[]) =>
  z
    .string()
    .overwrite((text) => options.find((one) => plainText(one) === text) ?? text)
    .pipe(z.enum(options));

/** Returns the error message; null: valid. */
type Refusal = (text: string) => string | null;

const refusedBy =
  (refusal: Refusal) =>
  ({ value, issues }: z.core.ParsePayload<string>): void => {
    const message = refusal(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  };
/** Accepts an empty text as well. */
const unlessEmpty =
  (refusal: Refusal): Refusal =>
  (text) =>
    text === '' ? null : refusal(text);

const email = (refusal: Refusal) => typedText.max(200, TOO_LONG).check(refusedBy(refusal)).meta({ format: 'email' });

export const emailAddress = email(emailRefusal);
export const emailAddressOrNone = email(unlessEmpty(emailRefusal));

/** A phone number in any notation, normalised to +7XXXXXXXXXX. */
const phone = (refusal: Refusal) =>
  typedText.max(100, TOO_LONG).overwrite(toE164).check(refusedBy(refusal)).describe('a Russian number, as it is typed');

/** Receives codes and messages. */
export const mobilePhone = phone(mobileRefusal);
export const mobilePhoneOrNone = phone(unlessEmpty(mobileRefusal));
/** A company's number, landline or mobile; it gets calls only. */
export const anyPhone = phone(phoneRefusal);

/** Names, as shown to visitors, of fields that several schemas have. */
export const sharedFieldNames = {
  address: 'Адрес',
  article: 'Артикул',
  category: 'Категория',
  city: 'Город',
  comment: 'Комментарий',
  company: 'Компания',
  consent: 'Согласие на\u00a0обработку персональных данных',
  contact: 'Контактное лицо',
  description: 'Описание',
  email: 'Электронная почта',
  files: 'Файлы',
  inn: 'ИНН',
  name: 'Имя',
  patronymic: 'Отчество',
  phone: 'Телефон',
  position: 'Должность',
  price: 'Цена',
  reason: 'Причина',
  surname: 'Фамилия',
  text: 'Текст',
};
