import type { PublicProposal } from '@site/contracts/public-proposal';
import type { ProposalLink } from '@site/contracts/proposal-link';
import { expect } from 'vitest';
import type { proposalCallsOf } from './proposal-calls.ts';
import type { TestResponse, TestApp } from './test-app.ts';

type Sent = { slug: string; revision: number };

export const linkOf = (answer: TestResponse): ProposalLink => {
  expect([answer.statusCode, answer.json().code]).toEqual([200, undefined]);
  return answer.json().link;
};

export const tokenOf = ({ url }: ProposalLink): string => /\/view-kp\/([\w-]+)\/$/.exec(url ?? '')?.[1] ?? '';

/** Requests for sending proposals, and of customers. */
export function publicProposalCallsOf(api: TestApp, { as }: ReturnType<typeof proposalCallsOf>) {
  const account = (slug: string, what: string) => `/api/account/kp/proposals/${slug}/${what}/`;
  const page = (token: string, session?: string) => api.get(`/api/view-kp/${token}/`, session ? { session } : {});
  const send = async (phone: string, { slug, revision }: Sent) =>
    api.post(account(slug, 'send'), { revision }, { session: await as(phone) });
  return {
    send,
    page,
    sent: async (phone: string, proposal: Sent) => tokenOf(linkOf(await send(phone, proposal))),
    link: async (phone: string, slug: string) => api.get(account(slug, 'link'), { session: await as(phone) }),
    renew: async (phone: string, slug: string) => api.post(account(slug, 'link'), {}, { session: await as(phone) }),
    revoke: async (phone: string, slug: string) => api.delete(account(slug, 'link'), { session: await as(phone) }),
    shown: async (token: string): Promise<PublicProposal> => (await page(token)).json().pagedata.proposal,
    /** Runs a customer's action: `customer(token, 'accept', person)`. */
    customer: (token: string, what: string, body: object = {}, headers: Record<string, string> = {}) =>
      api.post(`/api/view-kp/${token}/${what}/`, body, { headers }),
  };
}
