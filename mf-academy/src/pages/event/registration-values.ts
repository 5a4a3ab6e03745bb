import type { EventPageData, Participant } from '@site/contracts/academy';
import { personRules, personValues } from '@site/forms/person';
import { consent, mobilePhone, text } from '@site/forms/rules';
import * as z from 'zod/mini';

const participant = z.object({ ...personRules, phone: mobilePhone(), position: text(false) });

export const registrationSchema = z.object({ participants: z.array(participant), consent_participants: consent() });
export type RegistrationValues = z.infer<typeof registrationSchema>;

export const participantValues = (person: Participant | null): RegistrationValues['participants'][number] => ({
  ...personValues(person),
  phone: person?.phone ?? '',
  position: person?.position ?? '',
});

/** Prefills the user when only that user can be registered; otherwise the list is empty. */
export const registrationValues = ({
  others,
  self,
}: NonNullable<EventPageData['registering']>): RegistrationValues => ({
  participants: others ? [] : [participantValues(self)],
  consent_participants: false,
});
