import { useLoaderData } from '@site/runtime';
import { Container } from '@site/ui/layout';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { PreviewNotice } from '../../features/preview-notice/preview-notice.tsx';
import css from './home-page.module.css';
import type { loader } from './route.ts';

/** Only the blocks are visible, starting with a picture; the heading is for screen readers. */
export function HomePage() {
  const { seo, content, preview } = useLoaderData<typeof loader>();
  if (!content.length) return <NothingPublished />;
  return (
    <div className={css.home}>
      <h1>
        <VisuallyHidden>{seo.h1}</VisuallyHidden>
      </h1>
      {preview && <PreviewNotice preview={preview} />}
      <Blocks blocks={content} leading />
    </div>
  );
}

/** The home page of a site that has just been installed. */
function NothingPublished() {
  return (
    <Container className={css.empty}>
      <h1>Сайт готовится к&nbsp;открытию</h1>
      <p>Скоро здесь появятся товары, новости и&nbsp;контакты.</p>
    </Container>
  );
}
