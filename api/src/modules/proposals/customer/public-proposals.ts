import { paths } from '@site/contracts/paths';
import type { Picture } from '@site/contracts/picture';
import type { PublicProposal } from '@site/contracts/public-proposal';
import { siteDay } from '@site/kernel/dates';
import { drawPlan } from '@site/kp-drawing/plan';
import { rulesOf } from '@site/kp-rules/versions';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { PublicProfiles } from '../../companies/entries/public-profile.ts';
import type { Visitor } from '../../session/visitor.ts';
import { calculateProposal } from '../proposal-calculation.ts';
import type { ProposalPricing } from '../proposal-pricing.ts';
import { createProposalRepository, type FoundProposal } from '../proposal-repository.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import { pictureOfArticles } from './article-pictures.ts';
import { createCustomerReplies } from './customer-reply-repository.ts';
import { standingOf } from './standing.ts';
import { toPublic } from './to-public.ts';

type Dependencies = { db: Db; pricing: ProposalPricing; publicProfile: PublicProfiles; now: () => Date };

/** Whether the visitor is the author or belongs to the author's company. */
export const isOwn = ({ author_id, company_id }: ProposalRow, { user }: Visitor): boolean =>
  user !== null && (user.id === author_id || user.company_id === company_id);

/** Proposals opened by a link's token, without a login. */
export function createPublicProposals({ db, pricing, publicProfile, now }: Dependencies) {
  const repository = createProposalRepository(db);
  const replies = createCustomerReplies(db);

  /** Throws the same 404 for a revoked, an unknown and a deleted link. */
  async function find(token: string) {
    const found = await repository.byLink(token);
    const standing = found && standingOf(found.row, siteDay(now()));
    if (!found?.company || !standing) throw problems.notFound();
    return { found, company: found.company, standing };
  }

  async function partnerOf({ row, author, company }: FoundProposal): Promise<PublicProposal['partner']> {
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
  async function newerThan(row: ProposalRow): Promise<string | null> {
    const sent = (await repository.versions(row)).filter(({ version, link_token, sent_at }) => {
      return version > row.version && link_token !== null && sent_at !== null;
    });
    const token = sent.at(-1)?.link_token;
    return token ? paths.proposalView(token) : null;
  }

  /** Time of acceptance or rejection. Null for a rejection that the partner recorded, which has no reply. */
  async function answeredAt(row: ProposalRow, standing: PublicProposal['standing']): Promise<Date | null> {
    if (standing !== 'accepted' && standing !== 'rejected') return null;
    const given = (await replies.of([row]))(row).find(
      ({ kind, version }) => kind === standing && version === row.version,
    );
    return given ? new Date(given.at) : null;
  }

  const noPictures: ReadonlyMap<string, Picture> = new Map();

  return {
    find,

    async show(token: string, visitor: Visitor): Promise<PublicProposal> {
      const { found, standing } = await find(token);
      const { row } = found;
      const basis = pricing.basisOf(row, row.book);
      const calculated = calculateProposal(basis, row.configuration);
      const plan = drawPlan(row.configuration, calculated.calculation, rulesOf(basis.version));
      const articles = calculated.offer.lines.flatMap(({ article }) => article ?? []);
      const [partner, newer, answered_at, pictures] = await Promise.all([
        partnerOf(found),
        newerThan(row),
        answeredAt(row, standing),
        row.offer.show_images ? pictureOfArticles(db, articles) : noPictures,
      ]);
      const is_own = isOwn(row, visitor);
      return toPublic({ row, calculated, plan, pictures, standing, answered_at, newer, partner, is_own });
    },
  };
}
export type PublicProposals = ReturnType<typeof createPublicProposals>;
