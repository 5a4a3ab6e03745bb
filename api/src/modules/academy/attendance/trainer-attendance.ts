import type { AttendanceMark, AttendingPerson } from '@site/contracts/academy-attendance';
import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import { academyCrumb } from '../academy-page.ts';
import type { EventRow } from '../../../tables/academy-tables.ts';
import { AttendanceRepository } from '../events/attendance-repository.ts';
import type { Messages } from '../registrations/messages.ts';
import { periodOf, type TrainerLinks } from './trainer-links.ts';

type Dependencies = { db: Db; links: TrainerLinks; messages: Messages; seo: SeoBuilder; now: () => Date };

const TITLE = 'Кто пришёл';

/** The trainer's page of an event. It needs no account and exposes only the names and companies of participants. */
export class TrainerAttendance {
  constructor(private readonly deps: Dependencies) {}

  private async listOf({ id }: EventRow): Promise<AttendingPerson[]> {
    const rows = await new AttendanceRepository(this.deps.db).participants(id);
    return rows.map(({ participant, company }) => ({
      id: participant.id,
      name: [participant.surname, participant.name, participant.patronymic].filter(Boolean).join(' '),
      company: company ?? '',
      attended: participant.attended,
      is_certified: participant.certified_at !== null,
    }));
  }

  private isOpen(event: EventRow) {
    return periodOf(event).opens_at <= this.deps.now();
  }

  /**
   * Applies the mark that was made last, by any trainer and however late it arrives. Participants who have left the
   * list or hold a certificate are skipped silently, so that a phone that was offline can still save its other marks.
   */
  private async applyMarks(event: EventRow, marks: readonly AttendanceMark[]) {
    const { db, messages, now } = this.deps;
    if (!this.isOpen(event)) throw problems.noChanges();
    await db.transaction(async (tx) => {
      const within = new AttendanceRepository(tx);
      const rows = (await within.participants(event.id)).map(({ participant }) => participant);
      const open = new Map(rows.filter((row) => row.certified_at === null).map((row) => [row.id, row]));
      for (const { id, attended, ago = 0 } of marks.filter((one) => open.has(one.id))) {
        const taken = await within.mark([id], attended, new Date(now().getTime() - ago));
        if (attended && taken.length) await messages.askForFeedback(tx, [open.get(id)!], event);
      }
    });
    return this.listOf(event);
  }

  async page(token: string): Promise<PageResponse> {
    const event = await this.deps.links.open(token);
    const { slug, title, timezone, city } = event;
    const period = periodOf(event);
    return {
      seo: this.deps.seo.build({
        title: `${TITLE}: ${title}`,
        description: 'Отметки преподавателя академии.',
        h1: TITLE,
        path: paths.academyAttendance(token),
        crumbs: [academyCrumb, { name: TITLE, url: paths.academyAttendance(token) }],
        robots: 'noindex, nofollow',
      }),
      content: [],
      pagedata: {
        kind: 'academy-attendance',
        token,
        event: {
          ...{ slug, title, timezone, city },
          starts_at: event.starts_at.toISOString(),
          ends_at: event.ends_at.toISOString(),
        },
        opens_at: period.opens_at.toISOString(),
        closes_at: period.closes_at.toISOString(),
        is_open: this.isOpen(event),
        participants: await this.listOf(event),
      },
    };
  }

  async mark(token: string, marks: readonly AttendanceMark[]) {
    return this.applyMarks(await this.deps.links.open(token), marks);
  }

  /** From a form without scripts: listed participants who are not ticked were absent. */
  async markAll(token: string, { listed, present }: { listed: number[]; present: number[] }) {
    const there = new Set(present);
    await this.applyMarks(
      await this.deps.links.open(token),
      listed.map((id) => ({ id, attended: there.has(id) })),
    );
  }
}
