import { useLoaderData } from '@site/runtime';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PreviewNotice } from '../../features/preview-notice/preview-notice.tsx';
import css from './content-page.module.css';
import type { loader } from './route.ts';

export function ContentPage() {
  const { seo, content, preview } = useLoaderData<typeof loader>();
  return (
    <>
      {preview && <PreviewNotice preview={preview} />}
      <PageHead seo={seo} />
      <div className={css.blocks}>
        <Blocks blocks={content} leading />
      </div>
    </>
  );
}
