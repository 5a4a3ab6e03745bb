import type { EventFeedback } from '@site/contracts/academy-feedback';
import type { ParticipantFeedback } from '@site/contracts/manage-events';
import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import { academyCrumb } from '../academy-page.ts';
import { findEvent } from '../events/find-event.ts';
import { FeedbackRepository } from './feedback-repository.ts';

type Dependencies = { db: Db; seo: SeoBuilder; now: () => Date };

const TITLE = 'Как прошло занятие';

/** Participants' feedback on an event. The secret code of the letter replaces a login. */
export class FeedbackService {
  private readonly repository: FeedbackRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new FeedbackRepository(deps.db);
  }

  private async find(code: string) {
    const row = isUuid(code) ? await this.repository.byCode(code) : undefined;
    if (!row) throw problems.notFound();
    return row;
  }

  async page(code: string): Promise<PageResponse> {
    const { event, feedback } = await this.find(code);
    const url = paths.academyEvent(event.slug);
    return {
      seo: this.deps.seo.build({
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
  }

  async save(code: string, feedback: EventFeedback) {
    return this.repository.save((await this.find(code)).participant.id, feedback, this.deps.now());
  }

  async ofEvent(slug: string): Promise<{ items: ParticipantFeedback[] }> {
    const { id } = await findEvent(this.deps.db, slug);
    const rows = await this.repository.ofEvent(id);
    return {
      items: rows.map(({ participant: { surname, name }, feedback: { rating, liked, missed, at } }) => ({
        ...{ name: `${surname} ${name}`, rating, liked, missed },
        at: at.toISOString(),
      })),
    };
  }
}
