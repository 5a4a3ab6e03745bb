import { expect } from '@jest/globals';
import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { Proposal } from '@site/contracts/proposals';
import { renderPage } from '@site/testing/render-page';
import { configure, screen, waitFor } from '@testing-library/react';
import { ProposalPage } from '../proposal-page.tsx';
import { fakeProposals, sampleProposal } from '../../../testing/fake-proposals.ts';

// E2e covers hidden elements; in jsdom the style of every ancestor takes most of a test's time.
configure({ defaultHidden: true });

const seo = { title: '', description: '', h1: '', canonical: '/', robots: 'noindex', breadcrumbs: [], jsonld: [] };

export async function openProposal(
  step: string,
  proposal: Proposal = sampleProposal(),
  before: (server: ReturnType<typeof fakeProposals>) => void = () => {},
) {
  const server = fakeProposals(proposal);
  before(server);
  const page = await renderPage({
    Component: ProposalPage,
    path: '/account/kp/:slug/:step',
    url: `/account/kp/kp-2026-000123/${step}/`,
    data: { seo, pagedata: { kind: 'proposal', proposal }, ...{ day: '2026-11-20' } },
    api: server.api,
  });
  return { ...page, server };
}
type Opened = Awaited<ReturnType<typeof openProposal>>;

export const proposalOf = (configuration: ProposalConfiguration, change: Partial<Proposal> = {}) =>
  sampleProposal({ configuration, ...change });

export const saved = (server: Opened['server']) =>
  waitFor(() => expect(screen.getByText(/^Сохранено в/)).toBeInTheDocument()).then(() => server.current());
