import { randomBytes } from 'node:crypto';
import { paths } from '@site/contracts/paths';
import type { Claim, ClaimRequest } from '@site/contracts/warranty';
import { siteDay } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { SiteService } from '../site/site-service.ts';
import type { Upload } from '../../uploads/file-store.ts';
import type { ClaimFiles } from './claim-files.ts';
import type { ClaimLetters } from './claim-letters.ts';
import { createClaimRepository } from './claim-repository.ts';
import type { ClaimRow } from '../../tables/warranty-tables.ts';

type Dependencies = {
  db: Db;
  site: SiteService;
  consents: ConsentService;
  files: ClaimFiles;
  letters: ClaimLetters;
  now: () => Date;
};
type Sender = { userId: string | null; address: string };
type Reply = { text: string; files: string[] };

/** 144 random bits: the code is the only protection of a claim's page. */
const makeCode = () => randomBytes(18).toString('base64url');

export function createClaimService({ db, site, consents, files, letters, now }: Dependencies) {
  const repository = createClaimRepository(db);

  const support = async () => (await site.current()).data.contacts.email ?? '';

  async function find(code: string): Promise<ClaimRow> {
    const row = await repository.byCode(code);
    if (!row) throw problems.notFound();
    return row;
  }

  async function view({ number, state, created_at, ...row }: ClaimRow): Promise<Claim> {
    const [attached, events] = await Promise.all([files.ofClaim(number), repository.events(number)]);
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

  return {
    view,
    byCode: async (code: string): Promise<Claim> => view(await find(code)),
    upload: (file: Upload) => files.upload(file),
    openFile: async (code: string, file: string) => files.open((await find(code)).number, file),

    async claim({ consent: _given, files: fileIds, ...request }: ClaimRequest, { userId, address }: Sender) {
      if (request.purchased_on > siteDay(now()))
        throw problems.invalid({ purchased_on: 'Дата покупки не\u00a0может быть в\u00a0будущем' });
      const agreed = await consents.agreedTo('warranty');
      const row = await db.transaction(async (tx) => {
        const within = createClaimRepository(tx);
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
        await support(),
      );
      return { number: row.number, url: paths.warrantyClaim(row.code) };
    },

    /** Finds the page of a claim. The phone is required, because numbers are consecutive. */
    async addressOf(number: number, phone: string): Promise<string | null> {
      const row = await repository.byNumber(number);
      return row?.phone === phone ? paths.warrantyClaim(row.code) : null;
    },

    /** Adds the claimant's reply to a question and returns the claim to review. */
    async reply(code: string, { text, files: fileIds }: Reply): Promise<Claim> {
      const row = await find(code);
      if (row.state !== 'question') throw problems.noChanges();
      await db.transaction(async (tx) => {
        const within = createClaimRepository(tx);
        if (!(await within.move(row.number, 'question', 'review'))) throw problems.noChanges();
        await within.addEvent({ claim_number: row.number, state: 'review', text, by_visitor: true, created_at: now() });
        await files.attach(tx, fileIds, row.number);
      });
      await letters.replied(row, text, await support());
      return view({ ...row, state: 'review' });
    },
  };
}

export type ClaimService = ReturnType<typeof createClaimService>;
