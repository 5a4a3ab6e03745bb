import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ContentDocument } from '@site/contracts/content-documents';
import type { ContentPreview } from '@site/contracts/page';
import { pageViewOf } from '@site/contracts/content-previews';
import { paths } from '@site/contracts/paths';
import { DAY } from '@site/kernel/dates';
import { problems } from '../../errors.ts';
import type { RevisionRepository } from './revision-repository.ts';
import { toRevision } from './revision-view.ts';

type Shown = { address: string; revision: number; kind: ContentDocument['kind']; days: number };
type PreviewDeps = { revisions: RevisionRepository; key: string; host: string; now: () => Date };

const pathOf = (kind: ContentDocument['kind'], address: string, token: string) =>
  kind === 'document' ? paths.supportDocumentPreview(token) : paths.contentPreview(kind, token, pageViewOf(address));

/**
 * Signed links to unpublished revisions. They are stateless: the token holds the revision and the expiry. Changing
 * MANAGE_KEY invalidates all of them.
 */
export class PreviewLinks {
  constructor(private readonly deps: PreviewDeps) {}

  make({ address, revision, kind, days }: Shown) {
    const { host, now } = this.deps;
    const expires = now().getTime() + days * DAY;
    const claim = [Buffer.from(address).toString('base64url'), revision, expires.toString(36)].join('.');
    const token = `${claim}.${this.signatureOf(claim)}`;
    return { url: host + pathOf(kind, address, token), expires_at: new Date(expires).toISOString() };
  }

  /** Returns the revision of a link. Throws 404 for an invalid, expired or wrong-kind token. */
  async open<K extends ContentDocument['kind']>(kind: K, token: string) {
    const { revisions, now } = this.deps;
    const [address = '', revision = '', expires = '', signature = ''] = token.split('.');
    const expected = Buffer.from(this.signatureOf([address, revision, expires].join('.')));
    const given = Buffer.from(signature);
    const until = Number.parseInt(expires, 36);
    if (given.length !== expected.length || !timingSafeEqual(given, expected) || !(until > now().getTime()))
      throw problems.notFound();
    const row = await revisions.find({
      address: Buffer.from(address, 'base64url').toString(),
      number: Number(revision),
    });
    if (row?.document.kind !== kind) throw problems.notFound();
    const { number, state, created_at, publish_at } = toRevision(row);
    return {
      document: row.document as Extract<ContentDocument, { kind: K }>,
      preview: {
        address: row.address,
        number,
        state,
        created_at,
        publish_at,
        expires_at: new Date(until).toISOString(),
      } satisfies ContentPreview,
    };
  }

  private signatureOf(claim: string): string {
    return createHmac('sha256', this.deps.key).update(`content preview ${claim}`).digest('base64url');
  }
}
