import { expect } from 'vitest';
import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { Proposal, ProposalList } from '@site/contracts/proposals';
import { orderCallsOf } from './order-calls.ts';
import type { TestResponse, TestApp } from './test-app.ts';

const url = '/api/account/kp/proposals/';

export const outcome = (answer: TestResponse) => [answer.statusCode, answer.json().code];

export const proposalOf = (answer: TestResponse): Proposal => {
  expect([answer.statusCode, answer.json().code]).toEqual([200, undefined]);
  return answer.json().proposal;
};

/** Removes own services and products of a worked example, which no demo company has. */
export const withoutOwn = (park: ProposalConfiguration): ProposalConfiguration => ({
  ...park,
  additionally: { ...park.additionally, own: [] },
});

type Known = Pick<Proposal, 'slug' | 'revision' | 'offer'>;

/** Requests of partners with proposals, by demo account. */
export function proposalCallsOf(api: TestApp) {
  const { as } = orderCallsOf(api);
  const post = async (phone: string, path: string, body: object = {}) =>
    api.post(url + path, body, { session: await as(phone) });
  const save = async (phone: string, { slug, revision, offer }: Known, configuration: ProposalConfiguration) =>
    api.put(`${url}${slug}/`, { revision, configuration, offer }, { session: await as(phone) });
  const begin = async (phone: string) => proposalOf(await post(phone, ''));
  return {
    as,
    begin,
    save,
    drafted: async (phone: string, park: ProposalConfiguration) =>
      proposalOf(await save(phone, await begin(phone), park)),
    read: async (phone: string, slug: string) => api.get(`${url}${slug}/`, { session: await as(phone) }),
    list: async (phone: string, query = ''): Promise<ProposalList> =>
      (await api.get(`${url}?${query}`, { session: await as(phone) })).json(),
    /** Runs an action: `act(phone, slug, 'archive')`. */
    act: (phone: string, slug: string, what: string, body?: object) => post(phone, `${slug}/${what}/`, body),
    typical: (phone: string, carPark: string) => post(phone, `typical/${carPark}/`),
    submit: (phone: string, { slug, revision }: Pick<Proposal, 'slug' | 'revision'>) =>
      post(phone, `${slug}/submit/`, { revision }),
    remove: async (phone: string, slug: string) => api.delete(`${url}${slug}/`, { session: await as(phone) }),
  };
}
