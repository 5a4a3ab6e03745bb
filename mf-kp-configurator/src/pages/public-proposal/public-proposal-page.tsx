import type { PublicLine, PublicProposal } from '@site/contracts/public-proposal';
import { formatDate } from '@site/kernel/dates';
import { useLoaderData, useParams, useRevalidator } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Container } from '@site/ui/layout';
import { lazy, Suspense, useState } from 'react';
import { AnswerCard, type Asking } from './answer-card.tsx';
import { ObjectSummary } from './object-summary.tsx';
import { PartnerHeader } from './partner-header.tsx';
import { PlanCard } from './plan-card.tsx';
import type { loader } from './route.ts';
import { SectionList } from './section-list.tsx';
import { StatusBanner } from './status-banner.tsx';
import { Terms } from './terms.tsx';
import { Totals } from './totals.tsx';
import { useViewed } from './use-viewed.ts';
import css from './public-proposal.module.css';

// Loaded on demand: most visitors read the offer first.
const AnswerDialog = lazy(async () => ({ default: (await import('./answer/answer-dialog.tsx')).AnswerDialog }));

export function PublicProposalPage() {
  const { pagedata } = useLoaderData<typeof loader>();
  const { id = '' } = useParams();
  return <Offer key={id} id={id} proposal={pagedata.proposal} />;
}

function Offer({ id, proposal }: { id: string; proposal: PublicProposal }) {
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<Asking | null>(null);
  useViewed(id, proposal.standing === 'open');

  const { customer, cover_letter, sections } = proposal;
  const askAbout = (line: PublicLine) => setAsking({ what: 'question', line });
  return (
    <Container className={css.page}>
      <PartnerHeader partner={proposal.partner} />
      <div className={css.columns}>
        <div className={css.head}>
          <h1 className={css.title}>
            Коммерческое предложение <span className={css.number}>№&nbsp;{proposal.number}</span> от&nbsp;
            {formatDate(proposal.sent_on)}
          </h1>
          <p className={css.facts}>
            {(proposal.version > 1 ? `Версия ${proposal.version}. ` : '') +
              `Действует до\u00a0${formatDate(proposal.valid_until)}`}
          </p>
          {(customer.company || customer.contact) && (
            <p className={css.customer}>
              Для <strong>{[customer.company, customer.contact].filter(Boolean).join(', ')}</strong>
            </p>
          )}
          {proposal.is_own && (
            <Alert>Это предложение вашей компании: так его видит клиент. Ответить на&nbsp;него может только он.</Alert>
          )}
          <StatusBanner proposal={proposal} />
        </div>
        <AnswerCard id={id} proposal={proposal} onAsk={setAsking} />
        <div className={css.content}>
          <ObjectSummary object={proposal.object} />
          {cover_letter && <p className={css.letter}>{cover_letter}</p>}
          {sections.map((section) => (
            <SectionList key={section.part} section={section} onAsk={proposal.is_own ? null : askAbout} />
          ))}
          {proposal.plan && <PlanCard id={id} plan={proposal.plan} />}
          <Totals totals={proposal.totals} />
          <Terms proposal={proposal} />
        </div>
      </div>
      {asking && (
        <Suspense>
          <AnswerDialog
            {...{ id, proposal, asking }}
            onClose={() => setAsking(null)}
            onChanged={() => void revalidate()}
          />
        </Suspense>
      )}
    </Container>
  );
}
