import type { Waiting } from '@site/contracts/dashboard';
import { paths } from '@site/contracts/paths';
import { formatEventTime } from '@site/kernel/events';
import type { Db } from '../../../db/database.ts';
import { mayDo, type Visitor } from '../../session/visitor.ts';
import { viewerOf } from '../registrations/registration-owner.ts';
import { OwnRegistrationRepository } from './own-registration-repository.ts';

/** Dashboard entry: the next event of the visitor, or of the company that the visitor registers people for. */
export async function findNextEvent({ db, now }: { db: Db; now: () => Date }, visitor: Visitor): Promise<Waiting[]> {
  if (!mayDo(visitor, 'training.register_self')) return [];
  const event = await new OwnRegistrationRepository(db).next(viewerOf(visitor), now());
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
}
