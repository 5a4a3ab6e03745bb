import { expect } from '@jest/globals';
import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { Proposal } from '@site/contracts/proposals';
import { renderPage } from '@site/testing/render-page';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { ProposalPage } from '../proposal-page.tsx';
import { fakeProposals, sampleProposal } from './fake-proposals.ts';

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

// A query by role computes the name of every element with that role, which is slow on so large a page: queries by role
// are limited to a region, and fields are found by label.
export const inStep = () => within(screen.getByText(/^Шаг \d из/).closest('section')!);
export const button = (name: string | RegExp) => inStep().getByRole('button', { name });
export const field = (label: string | RegExp) =>
  inStep().getByLabelText(label, { selector: 'input, select, textarea' });
export const rail = () => within(screen.getByRole('navigation', { name: 'Шаги предложения' }));
export const stepLink = (name: string) => rail().getByRole('link', { name: new RegExp(name) });
export const bill = () => screen.getByRole('complementary');
export const lineOf = (key: string) => within(document.getElementById(`line-${key}`)!);

export const arrivedAt = (name: RegExp | string) => screen.findByText(name, { selector: 'h2' });

export const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';

export const saved = (server: Opened['server']) =>
  waitFor(() => expect(screen.getByText(/^Сохранено в/)).toBeInTheDocument()).then(() => server.current());

export async function fill(user: Opened['user'], label: string | RegExp, value: string) {
  await user.clear(field(label));
  await user.paste(value);
}
