import type { ManagedProposal } from '@site/contracts/manage-proposals';
import { formatDateTime } from '@site/kernel/dates';
import { useLoaderData } from '@site/runtime';
import { DecisionHistory } from '@site/staff/history';
import { list } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { eventWords } from './event-words.ts';
import { LineSections } from './line-sections.tsx';
import { PlanSection } from './plan-section.tsx';
import { ProposalDecisions } from './proposal-decisions.tsx';
import { ProposalFacts } from './proposal-facts.tsx';
import type { loader } from './route.ts';

export function StaffProposalPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value && titleOf(page.value)}>
      {(proposal) => (
        <>
          <ProposalFacts proposal={proposal} />
          <ProposalDecisions proposal={proposal} />
          <LineSections proposal={proposal} />
          <PlanSection slug={proposal.slug} />
          <Events events={proposal.events} />
          <DecisionHistory decisions={proposal.decisions} />
        </>
      )}
    </StaffSectionPage>
  );
}

const titleOf = ({ number, object_name }: ManagedProposal) => [number, object_name].filter(Boolean).join(', ');

function Events({ events }: Pick<ManagedProposal, 'events'>) {
  return (
    <section aria-labelledby="events" className={list.section}>
      <h2 id="events" className={list.title}>
        Ход предложения
      </h2>
      <ol className={list.list}>
        {events.map(({ at, action, text }) => (
          <li key={`${at} ${action}`} className={list.row}>
            <div>{[eventWords[action] ?? action, text].filter(Boolean).join(': ')}</div>
            <div className={list.quiet}>{formatDateTime(at)}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}
