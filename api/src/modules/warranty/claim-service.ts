import { randomBytes } from 'node:crypto';
import { paths } from '@site/contracts/paths';
import type { Claim, ClaimRequest } from '@site/contracts/warranty';
import { siteDay } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { SiteService } from '../site/site-service.ts';
import type { ClaimFiles } from './claim-files.ts';
import type { ClaimLetters } from './claim-letters.ts';
import { ClaimRepository } from './claim-repository.ts';
import type { ClaimRow } from '../../tables/warranty-tables.ts';

type Dependencies = {
  db: Db;
  site: Pick<SiteService, 'current'>;
  consents: Pick<ConsentService, 'agreedTo'>;
  files: ClaimFiles;
  letters: ClaimLetters;
  now: () => Date;
};
type Sender = { userId: string | null; address: string };
type Reply = { text: string; files: string[] };

/** 144 random bits: the code is the only protection of a claim's page. */
const makeCode = () => randomBytes(18).toString('base64url');

export class ClaimService {
  constructor(private readonly deps: Dependencies) {}

  async byCode(code: string): Promise<Claim> {
    return this.view(await this.find(code));
  }

  async openFile(code: string, file: string) {
    return this.deps.files.open((await this.find(code)).number, file);
  }

  async claim({ consent: _given, files: fileIds, ...request }: ClaimRequest, { userId, address }: Sender) {
    const { db, consents, files, letters, now } = this.deps;
    if (request.purchased_on > siteDay(now()))
      throw problems.invalid({ purchased_on: 'Дата покупки не\u00a0может быть в\u00a0будущем' });
    const agreed = await consents.agreedTo('warranty');
    const row = await db.transaction(async (tx) => {
      const within = new ClaimRepository(tx);
      const added = await within.add({
        ...request,
        code: makeCode(),
        state: 'new',
        user_id: userId,
        address,
        agreed_version: agreed.version,
        agreed_hash: agreed.hash,
        created_at: now(),
      });
      await within.addEvent({ claim_number: added.number, state: 'new', created_at: now() });
      await files.attach(tx, fileIds, added.number);
      return added;
    });
    const attached = await files.ofClaim(row.number);
    await letters.taken(
      row,
      attached.map(({ name }) => name),
      await this.support(),
    );
    return { number: row.number, url: paths.warrantyClaim(row.code) };
  }

  /** Finds the page of a claim. The phone is required, because numbers are consecutive. */
  async addressOf(number: number, phone: string): Promise<string | null> {
    const row = await new ClaimRepository(this.deps.db).byNumber(number);
    return row?.phone === phone ? paths.warrantyClaim(row.code) : null;
  }

  /** Adds the claimant's reply to a question and returns the claim to review. */
  async reply(code: string, { text, files: fileIds }: Reply): Promise<Claim> {
    const { db, files, letters, now } = this.deps;
    const row = await this.find(code);
    if (row.state !== 'question') throw problems.noChanges();
    await db.transaction(async (tx) => {
      const within = new ClaimRepository(tx);
      if (!(await within.move(row.number, 'question', 'review'))) throw problems.noChanges();
      await within.addEvent({ claim_number: row.number, state: 'review', text, by_visitor: true, created_at: now() });
      await files.attach(tx, fileIds, row.number);
    });
    await letters.replied(row, text, await this.support());
    return this.view({ ...row, state: 'review' });
  }

  async view({ number, state, created_at, ...row }: ClaimRow): Promise<Claim> {
    const { db, files } = this.deps;
    const [attached, events] = await Promise.all([files.ofClaim(number), new ClaimRepository(db).events(number)]);
    const { article, serial, purchased_on, seller, defect } = row;
    return {
      ...{ number, state, article, serial, purchased_on, seller, defect },
      created_at: created_at.toISOString(),
      files: attached,
      history: events.map((event) => ({
        at: event.created_at.toISOString(),
        state: event.state,
        text: event.text,
        by_visitor: event.by_visitor,
      })),
    };
  }

  private async find(code: string): Promise<ClaimRow> {
    const row = await new ClaimRepository(this.deps.db).byCode(code);
    if (!row) throw problems.notFound();
    return row;
  }

  private async support(): Promise<string> {
    return (await this.deps.site.current()).data.contacts.email ?? '';
  }
}
