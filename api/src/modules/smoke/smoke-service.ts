import { pageViews } from '@site/contracts/content-previews';
import { paths } from '@site/contracts/paths';
import { proposalSteps } from '@site/contracts/proposal-steps';
import { smokeRoles, type SmokeSessions } from '@site/contracts/smoke';
import { documentKinds } from '@site/contracts/support-lists';
import { slugOf } from '../proposals/proposal-view.ts';
import type { PreviewLinks } from '../publishing/preview-links.ts';
import type { SessionService } from '../session/session-service.ts';
import type { SmokeRepository, SmokeUser } from './smoke-repository.ts';

type Addresses = SmokeSessions['addresses'];
type Dependencies = { repository: SmokeRepository; sessions: SessionService; previews: PreviewLinks };

/** One user of each role, and users with what none of these has. */
function chosenOf(candidates: SmokeUser[]): SmokeUser[] {
  const chosen = smokeRoles.flatMap((role) => candidates.find((user) => user.role === role) ?? []);
  for (const kind of ['presented', 'proposed', 'ordered'] as const)
    if (!chosen.some((user) => user[kind])) chosen.push(...candidates.filter((user) => user[kind]).slice(0, 1));
  return chosen.toSorted((one, other) => smokeRoles.indexOf(one.role) - smokeRoles.indexOf(other.role));
}

/** Pages with a view of their own, and those of the support's kinds. */
const viewed = [...Object.keys(pageViews), ...documentKinds.map((kind) => paths.supportDocuments(kind))];

/** Sessions and addresses for the pages that the site map does not list. */
export class SmokeService {
  constructor(private readonly deps: Dependencies) {}

  async begin(): Promise<SmokeSessions> {
    const users = chosenOf(await this.deps.repository.candidates());
    const own = await Promise.all(
      users.map(async (user) => {
        const id = await this.deps.sessions.beginReadOnly(user.id);
        return { session: { role: user.role, id }, addresses: await this.addressesOf(user, id) };
      }),
    );
    return {
      sessions: own.map(({ session }) => session),
      addresses: [...own.flatMap(({ addresses }) => addresses), ...(await this.secretAddresses())],
    };
  }

  async end(ids: string[]): Promise<void> {
    await Promise.all(ids.map((id) => this.deps.sessions.endReadOnly(id)));
  }

  private async addressesOf({ id, company_id, presented }: SmokeUser, session: string): Promise<Addresses> {
    const { repository } = this.deps;
    const [order, proposal, entries, content] = await Promise.all([
      repository.orderOf(id),
      repository.proposalOf(id),
      company_id !== null && presented ? repository.entriesOf(company_id) : [],
      repository.contentOfAccounts(),
    ]);
    const slug = proposal && slugOf(proposal);
    const found = [
      ...(order ? [paths.order(order)] : []),
      ...(slug ? [paths.proposal(slug), ...proposalSteps.map((step) => paths.proposalStep(slug, step))] : []),
      ...entries.flatMap((entry) =>
        entry.kind === 'branch'
          ? [paths.accountBranch(entry.id), paths.accountBranchEdit(entry.id)]
          : [paths.accountProject(entry.id), paths.accountProjectView(entry.id)],
      ),
      ...content,
    ];
    return found.map((path) => ({ path, session }));
  }

  private async secretAddresses(): Promise<Addresses> {
    const { repository, previews } = this.deps;
    const { proposal, request, claim, feedback } = await repository.secrets();
    const revisions = await repository.revisions(viewed);
    const previewed = revisions.map(({ number: revision, ...shown }) => {
      const { url } = previews.make({ ...shown, revision, days: 1 });
      return new URL(url).pathname;
    });
    return [
      ...(proposal ? [paths.proposalView(proposal)] : []),
      ...(request ? [paths.request(request)] : []),
      ...(claim ? [paths.warrantyClaim(claim)] : []),
      ...(feedback ? [paths.academyFeedback(feedback)] : []),
      ...previewed,
    ].map((path) => ({ path }));
  }
}
