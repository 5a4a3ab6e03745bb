import { createHash } from 'node:crypto';
import type { formCodes, FormRequest } from '@site/contracts/blocks';
import type { CustomEventRequest } from '@site/contracts/academy-custom';
import type { SiteService } from '../site/site-service.ts';
import type { FormRepository } from './form-repository.ts';

type Dependencies = { repository: FormRepository; site: SiteService; now: () => Date };

type Sender = { userId: string | null; address: string };

export const createFormService = ({ repository, site, now }: Dependencies) => ({
  /** The law wants proof of what exactly was agreed to: the version of the consent text and its hash. */
  async accept(
    formCode: (typeof formCodes)[number],
    { consent: _given, ...fields }: FormRequest | CustomEventRequest,
    sender: Sender,
  ) {
    const { texts } = (await site.current()).data;
    await repository.add({
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
  },
});

export type FormService = ReturnType<typeof createFormService>;
