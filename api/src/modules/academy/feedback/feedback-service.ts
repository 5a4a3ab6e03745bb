import type { EventFeedback } from '@site/contracts/academy-feedback';
import type { ParticipantFeedback } from '@site/contracts/manage-events';
import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import { isUuid } from '../../../uuid.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import { academyCrumb } from '../academy-pages.ts';
import { createEventRepository } from '../events/event-repository.ts';
import { createFeedbackRepository } from './feedback-repository.ts';

type Dependencies = { db: Db; seo: SeoBuilder; now: () => Date };

const TITLE = 'Как прошло занятие';

/** Participants' feedback on an event. The secret code of the letter replaces a login. */
export function createFeedbackService({ db, seo, now }: Dependencies) {
  const repository = createFeedbackRepository(db);

  async function find(code: string) {
    const row = isUuid(code) ? await repository.byCode(code) : undefined;
    if (!row) throw problems.notFound();
    return row;
  }

  return {
    async page(code: string): Promise<PageResponse> {
      const { event, feedback } = await find(code);
      const url = paths.academyEvent(event.slug);
      return {
        seo: seo.build({
          title: `${TITLE}: ${event.title}`,
          description: 'Отзыв участника о\u00a0мероприятии академии.',
          h1: TITLE,
          path: paths.academyFeedback(code),
          crumbs: [academyCrumb, { name: event.title, url }, { name: TITLE, url: paths.academyFeedback(code) }],
          robots: 'noindex, nofollow',
        }),
        content: [],
        pagedata: {
          kind: 'academy-feedback',
          code,
          event: {
            url,
            title: event.title,
            starts_at: event.starts_at.toISOString(),
            ends_at: event.ends_at.toISOString(),
            timezone: event.timezone,
          },
          feedback: feedback && { rating: feedback.rating, liked: feedback.liked, missed: feedback.missed },
        },
      };
    },

    save: async (code: string, feedback: EventFeedback) =>
      repository.save((await find(code)).participant.id, feedback, now()),

    async ofEvent(slug: string): Promise<{ items: ParticipantFeedback[] }> {
      const event = await createEventRepository(db).find(slug);
      if (!event) throw problems.notFound();
      const rows = await repository.ofEvent(event.id);
      return {
        items: rows.map(({ participant: { surname, name }, feedback: { rating, liked, missed, at } }) => ({
          ...{ name: `${surname} ${name}`, rating, liked, missed },
          at: at.toISOString(),
        })),
      };
    },
  };
}

export type FeedbackService = ReturnType<typeof createFeedbackService>;
