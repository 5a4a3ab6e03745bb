import { useLoaderData } from '@site/runtime';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PreviewNotice } from '../../features/preview-notice/preview-notice.tsx';
import css from './content-page.module.css';
import { FullPage } from './full-page/full-page.tsx';
import type { loader } from './route.ts';

export function ContentPage() {
  const { seo, content, preview, scroll, noheader = false } = useLoaderData<typeof loader>();
  const head = <PageHead seo={seo} />;
  return (
    <>
      {preview && <PreviewNotice preview={preview} />}
      {scroll === 'full-page' ? (
        // Another landing remounts it.
        <FullPage key={seo.canonical} title={seo.h1} head={head} blocks={content} bare={noheader} />
      ) : (
        <>
          {head}
          <div className={css.blocks}>
            <Blocks blocks={content} leading />
          </div>
        </>
      )}
    </>
  );
}
