import { paths } from '@site/contracts/paths';
import type { Picture } from '@site/contracts/picture';
import type { PublicProposal } from '@site/contracts/public-proposal';
import { siteDay } from '@site/kernel/dates';
import { drawPlan } from '@site/kp-drawing/draw-plan';
import { rulesOf } from '@site/kp-rules/versions';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { PublicProfiles } from '../../companies/entries/public-profile.ts';
import type { Visitor } from '../../session/visitor.ts';
import { calculateProposal } from '../proposal-calculation.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { basisOf } from '../proposal-pricing.ts';
import { type FoundProposal, ProposalRepository } from '../proposal-repository.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import { pictureOfArticles } from './article-pictures.ts';
import { CustomerReplyRepository } from './customer-reply-repository.ts';
import { standingOf } from './standing.ts';
import { toPublic } from './to-public.ts';

// Proposals opened by a link's token, without a login.

export type PublicProposalDeps = ProposalDeps & { publicProfile: PublicProfiles };

/** Whether the visitor is the author or belongs to the author's company. */
export const isOwn = ({ author_id, company_id }: ProposalRow, { user }: Visitor): boolean =>
  user !== null && (user.id === author_id || user.company_id === company_id);

/** Whether a later version has been sent. */
const isReplaced = async (db: Db, row: ProposalRow): Promise<boolean> =>
  row.superseded_by !== null &&
  (await new ProposalRepository(db).versions(row)).some(
    ({ version, sent_at }) => version > row.version && sent_at !== null,
  );

/** Throws the same 404 for a revoked, an unknown and a deleted link. */
export async function findByLink({ db, now }: ProposalDeps, token: string) {
  const found = await new ProposalRepository(db).byLink(token);
  const standing = found && standingOf(found.row, siteDay(now()), await isReplaced(db, found.row));
  if (!found?.company || !standing) throw problems.notFound();
  return { found, company: found.company, standing };
}

async function partnerOf(
  publicProfile: PublicProfiles,
  { row, author, company }: FoundProposal,
): Promise<PublicProposal['partner']> {
  const { office } = await publicProfile(company!.id);
  const own = row.offer.manager_contacts || [`${author.name} ${author.surname}`, author.email].join(', ');
  const content = office?.content;
  return {
    name: company!.name,
    // When the office has a logo, it is the first of the pictures.
    logo: (content?.logo && office?.pictures[0]) || null,
    phones: content?.phones ?? [],
    email: content?.email ?? '',
    site: content?.site ?? '',
    address: content?.actual_address ?? '',
    manager: own,
  };
}

/** Path of the newest sent version, or null when `row` is that version. */
async function newerThan(db: Db, row: ProposalRow): Promise<string | null> {
  const sent = (await new ProposalRepository(db).versions(row)).filter(({ version, link_token, sent_at }) => {
    return version > row.version && link_token !== null && sent_at !== null;
  });
  const token = sent.at(-1)?.link_token;
  return token ? paths.proposalView(token) : null;
}

/** Time of acceptance or rejection. Null for a rejection that the partner recorded, which has no reply. */
async function answeredAt(db: Db, row: ProposalRow, standing: PublicProposal['standing']): Promise<Date | null> {
  if (standing !== 'accepted' && standing !== 'rejected') return null;
  const replies = await new CustomerReplyRepository(db).ofNumbers([row]);
  const given = replies(row).find(({ kind, version }) => kind === standing && version === row.version);
  return given ? new Date(given.at) : null;
}

const noPictures: ReadonlyMap<string, Picture> = new Map();

export async function showPublicProposal(
  deps: PublicProposalDeps,
  token: string,
  visitor: Visitor,
): Promise<PublicProposal> {
  const { db, now, publicProfile } = deps;
  const { found, standing } = await findByLink(deps, token);
  const { row } = found;
  const basis = basisOf(row, row.book, now());
  const calculated = calculateProposal(basis, row.configuration);
  const plan = drawPlan(row.configuration, calculated.calculation, rulesOf(basis.version));
  const articles = calculated.offer.lines.flatMap(({ article }) => article ?? []);
  const [partner, newer, answered_at, pictures] = await Promise.all([
    partnerOf(publicProfile, found),
    newerThan(db, row),
    answeredAt(db, row, standing),
    row.offer.show_images ? pictureOfArticles(db, articles) : noPictures,
  ]);
  const is_own = isOwn(row, visitor);
  return toPublic({ row, calculated, plan, pictures, standing, answered_at, newer, partner, is_own });
}
