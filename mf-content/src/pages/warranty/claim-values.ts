import type { UploadedFile } from '@site/contracts/uploaded-file';
import type { Personal } from '@site/contracts/user-data';
import { consent, email, filled, messages, mobilePhone, text } from '@site/forms/rules';
import { isSerial, readSerial } from '@site/contracts/serial';
import * as z from 'zod/mini';

const serial = () =>
  filled().check(
    z.refine<string>(
      (typed) => typed === '' || isSerial(readSerial(typed)),
      'Две цифры года, две цифры недели и\u00a0ещё 6–8 букв или цифр',
    ),
  );

/** `today` comes from the API: the visitor's clock may be wrong. */
export const claimSchema = (today: string) =>
  z.object({
    article: filled(),
    serial: serial(),
    purchased_on: z.string().check(
      z.minLength(1, messages.required),
      z.refine<string>((day) => day <= today, 'Дата покупки не\u00a0может быть в\u00a0будущем'),
    ),
    seller: filled(),
    defect: filled(),
    files: z.array(z.custom<UploadedFile>()),
    name: text(),
    phone: mobilePhone(),
    email: email(),
    consent: consent(),
  });
export type ClaimValues = z.infer<ReturnType<typeof claimSchema>>;

export const initialClaim = (personal: Personal | null): ClaimValues => ({
  article: '',
  serial: '',
  purchased_on: '',
  seller: '',
  defect: '',
  files: [],
  name: personal?.name ?? '',
  phone: personal?.phone ?? '',
  email: personal?.email ?? '',
  consent: false,
});
