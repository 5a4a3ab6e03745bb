import { useLoaderData } from '@site/runtime';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import css from './content-page.module.css';
import type { loader } from './route.ts';

export function ContentPage() {
  const { seo, content } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead seo={seo} />
      <div className={css.blocks}>
        <Blocks blocks={content} leading />
      </div>
    </>
  );
}
