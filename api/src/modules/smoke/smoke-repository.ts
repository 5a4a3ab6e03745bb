import type { ContentDocument } from '@site/contracts/content-documents';
import type { SmokeRole } from '@site/contracts/smoke';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';

export interface SmokeUser {
  id: string;
  role: SmokeRole;
  company_id: number | null;
  /** The user may edit branches or projects of the company. */
  presented: boolean;
  proposed: boolean;
  ordered: boolean;
}

export class SmokeRepository {
  constructor(private readonly db: Db) {}

  /** One user of each role and each combination of possessions, by descending rights. */
  candidates(): Promise<SmokeUser[]> {
    return rowsOf<SmokeUser>(
      this.db.execute(sql`
        select * from (
          select distinct on (role, kp, dealer, presented, proposed, ordered) * from (
            select u.id, u.company_id, case when u.came_user then 'came_user' else u.role end as role,
              coalesce(c.kp_access, false) as kp, coalesce(c.dealer_access, false) as dealer,
              u.role in ('company_manager', 'company_owner') and exists (
                select 1 from company_entries e where e.company_id = c.id and e.kind <> 'office') as presented,
              exists (select 1 from proposals p where p.author_id = u.id and p.deleted_at is null) as proposed,
              exists (select 1 from orders o where o.user_id = u.id) as ordered
            from users u left join companies c on c.id = u.company_id
            where not u.is_blocked and u.deleted_at is null) every
          order by role, kp, dealer, presented, proposed, ordered, id) one
        order by kp desc, dealer desc, proposed desc, presented desc, ordered desc, id`),
    );
  }

  async orderOf(userId: string): Promise<string | undefined> {
    const [row] = await rowsOf<{ id: string }>(
      this.db.execute(sql`select id from orders where user_id = ${userId} order by created_at desc limit 1`),
    );
    return row?.id;
  }

  async proposalOf(userId: string): Promise<{ year: number; number: number; version: number } | undefined> {
    const [row] = await rowsOf<{ year: number; number: number; version: number }>(
      this.db.execute(sql`
        select year, number, version from proposals where author_id = ${userId} and deleted_at is null
        order by created_at desc limit 1`),
    );
    return row;
  }

  entriesOf(companyId: number) {
    return rowsOf<{ id: string; kind: 'branch' | 'project' }>(
      this.db.execute(sql`
        select distinct on (kind) id, kind from company_entries
        where company_id = ${companyId} and kind in ('branch', 'project') order by kind, created_at desc`),
    );
  }

  async contentOfAccounts(): Promise<string[]> {
    const rows = await rowsOf<{ path: string }>(
      this.db.execute(sql`select path from pages where path like '/account/%' order by path limit 3`),
    );
    return rows.map(({ path }) => path);
  }

  /** The newest page with a secret address of each kind. */
  async secrets() {
    const one = async (query: ReturnType<typeof sql>) =>
      (await rowsOf<{ code: string }>(this.db.execute(query)))[0]?.code;
    const [proposal, request, claim, feedback] = await Promise.all([
      one(sql`select link_token as code from proposals where link_token is not null and deleted_at is null
              order by sent_at desc limit 1`),
      one(sql`select code from form_requests order by created_at desc limit 1`),
      one(sql`select code from warranty_claims order by created_at desc limit 1`),
      one(sql`select feedback_code as code from event_participants where attended order by attended_at desc limit 1`),
    ]);
    return { proposal, request, claim, feedback };
  }

  /** The newest revision of each document at these addresses, and of any document of each kind. */
  revisions(addresses: string[]) {
    return rowsOf<{ address: string; number: number; kind: ContentDocument['kind'] }>(
      this.db.execute(sql`
        select distinct on (place) address, number, kind from (
          select address, number, document->>'kind' as kind,
            case when address in (${sql.join(
              addresses.map((address) => sql`${address}`),
              sql`, `,
            )})
              then address else document->>'kind' end as place, created_at
          from content_revisions) revisions
        where kind <> 'document' order by place, created_at desc`),
    );
  }
}
