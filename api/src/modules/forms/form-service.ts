import { createHash } from 'node:crypto';
import type { formCodes, FormRequest } from '@site/contracts/blocks';
import type { CustomEventRequest } from '@site/contracts/academy-custom';
import type { SiteService } from '../site/site-service.ts';
import type { FormLetters } from './form-letters.ts';
import type { FormRepository } from './form-repository.ts';

type Dependencies = { repository: FormRepository; site: SiteService; letters: FormLetters; now: () => Date };

type Sender = { userId: string | null; address: string };

export const createFormService = ({ repository, site, letters, now }: Dependencies) => ({
  /**
   * The law wants proof of what exactly was agreed to: the version of the consent text and its hash. Resolves with the
   * number that the visitor is told.
   */
  async accept(
    formCode: (typeof formCodes)[number],
    { consent: _given, ...fields }: FormRequest | CustomEventRequest,
    sender: Sender,
  ): Promise<string> {
    const { texts, contacts } = (await site.current()).data;
    const id = await repository.add({
      form_code: formCode,
      fields,
      user_id: sender.userId,
      address: sender.address,
      consent_version: texts.consent_version ?? '',
      consent_hash: createHash('sha256')
        .update(texts.consent_feedback ?? '')
        .digest('hex'),
      created_at: now(),
    });
    const number = `З-${String(id).padStart(6, '0')}`;
    await letters.taken(number, formCode, fields, contacts.email);
    return number;
  },
});

export type FormService = ReturnType<typeof createFormService>;
