import { paths } from '@site/contracts/paths';
import { formatEventTime } from '@site/kernel/events';
import type { Db } from '../../../db/database.ts';
import type { WaitingSource } from '../../account/waiting-source.ts';
import { mayDo } from '../../session/visitor.ts';
import { viewerOf } from '../registrations/registration-owner.ts';
import { createOwnRegistrationRepository } from './own-registration-repository.ts';

/** Dashboard entry: the next event of the visitor, or of the company that the visitor registers people for. */
export function createNextEvent({ db, now }: { db: Db; now: () => Date }): WaitingSource {
  const registrations = createOwnRegistrationRepository(db);
  return async (visitor) => {
    if (!mayDo(visitor, 'training.register_self')) return [];
    const event = await registrations.next(viewerOf(visitor), now());
    if (!event) return [];
    const { title, slug, starts_at, ends_at, timezone, city } = event;
    const when = formatEventTime(starts_at.toISOString(), ends_at.toISOString(), timezone);
    return [
      {
        kind: 'event',
        title: `Ближайшее занятие: ${title}`,
        text: `${when}, ${city ?? 'онлайн'}`,
        url: paths.academyEvent(slug),
      },
    ];
  };
}
