import { paths } from '@site/contracts/paths';
import type { Seo } from '@site/contracts/seo';
import type { Claim } from '@site/contracts/warranty';
import { claimStateLabels } from '@site/contracts/warranty-lists';
import { formatDate } from '@site/kernel/dates';
import { formatFileSize } from '@site/kernel/typography';
import { useLoaderData } from '@site/runtime';
import { Badge } from '@site/ui/badge';
import { Card } from '@site/ui/card';
import { Container } from '@site/ui/layout';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { RequestHistory } from '../../features/request-history/request-history.tsx';
import { claimTones } from './claim-tones.ts';
import { ReplySection } from './reply-section.tsx';
import type { loader } from './route.ts';
import css from './warranty-claim-page.module.css';

export function WarrantyClaimPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  return <ClaimView key={pagedata.code} seo={seo} code={pagedata.code} loaded={pagedata.claim} />;
}

function ClaimView({ seo, code, loaded }: { seo: Seo; code: string; loaded: Claim }) {
  const [claim, setClaim] = useState(loaded);
  return (
    <>
      <PageHead seo={seo}>
        <p className={css.state}>
          <Badge tone={claimTones[claim.state]}>{claimStateLabels[claim.state]}</Badge>
          <span className={css.quiet}>от&nbsp;{formatDate(claim.created_at)}</span>
        </p>
      </PageHead>
      <Container className={css.page}>
        <div className={css.main}>
          <RequestHistory
            steps={claim.history.map(({ at, state, text, by_visitor: byVisitor }) => ({
              title: byVisitor ? 'Ваш ответ' : claimStateLabels[state],
              ...{ at, text },
            }))}
            live
          />
          {claim.state === 'question' && <ReplySection code={code} onReplied={setClaim} />}
        </div>
        <ClaimFacts claim={claim} code={code} />
      </Container>
    </>
  );
}

function ClaimFacts({ claim, code }: { claim: Claim; code: string }) {
  return (
    <Card>
      <h2 className={css.subtitle}>О&nbsp;чём обращение</h2>
      <dl className={css.list}>
        <dt>Артикул</dt>
        <dd>{claim.article}</dd>
        <dt>Серийный номер</dt>
        <dd>
          <TextLink href={paths.warranty({ serial: claim.serial })}>{claim.serial}</TextLink>
        </dd>
        <dt>Куплено</dt>
        <dd>
          {formatDate(claim.purchased_on)}, {claim.seller}
        </dd>
        <dt>Неисправность</dt>
        <dd className={css.text}>{claim.defect}</dd>
        {claim.files.length > 0 && (
          <>
            <dt>Файлы</dt>
            {claim.files.map(({ id, name, size_bytes: size }) => (
              <dd key={id}>
                <TextLink href={paths.warrantyClaimFile(code, id)}>{name}</TextLink>, {formatFileSize(size)}
              </dd>
            ))}
          </>
        )}
      </dl>
    </Card>
  );
}
