import { useLoaderData } from '@site/runtime';
import { ChipLink, ChipList } from '@site/ui/chip';
import { useState } from 'react';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PreviewNotice } from '../../features/preview-notice/preview-notice.tsx';
import { ClaimSection, type ClaimedDevice } from './claim-section.tsx';
import type { loader } from './route.ts';
import css from './warranty-page.module.css';
import { SerialCheck } from './serial-check.tsx';
import { ServiceCentres } from './service-centres.tsx';

const sections = [
  ['#terms', 'Условия'],
  ['#centres', 'Сервисные центры'],
  ['#claim', 'Обратиться по\u00a0гарантии'],
  ['#claim-state', 'Узнать состояние обращения'],
] as const;

export function WarrantyPage() {
  const { seo, content, preview, pagedata } = useLoaderData<typeof loader>();
  /** The found device, when the visitor starts a claim for it. */
  const [claimed, setClaimed] = useState<ClaimedDevice | null>(null);
  return (
    <>
      {preview && <PreviewNotice preview={preview} />}
      <PageHead seo={seo}>
        <ChipList role="group" aria-label="На этой странице" className={css.sections}>
          {sections.map(([href, title]) => (
            <ChipLink key={href} href={href}>
              {title}
            </ChipLink>
          ))}
        </ChipList>
      </PageHead>
      <SerialCheck checked={pagedata} onClaim={setClaimed} />
      <div id="terms">
        <Blocks blocks={content} />
      </div>
      <ServiceCentres centres={pagedata.centres} />
      <ClaimSection claimed={claimed} today={pagedata.today} />
    </>
  );
}
