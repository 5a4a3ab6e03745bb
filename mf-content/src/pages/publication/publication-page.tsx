import { paths } from '@site/contracts/paths';
import type { PublicationSection } from '@site/contracts/publication-sections';
import { typograph } from '@site/kernel/typography';
import { toast, useLoaderData, useSite } from '@site/runtime';
import { cx } from '@site/ui/cx';
import { Container, Section } from '@site/ui/layout';
import { MoreLink } from '@site/ui/link';
import { Picture } from '@site/ui/picture';
import { ShareMenu } from '@site/ui/share-menu';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { PublicationGrid } from '../../features/blocks/news/publication-grid.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PreviewNotice } from '../../features/preview-notice/preview-notice.tsx';
import { Contents } from './contents.tsx';
import { PublicationMeta } from './publication-meta.tsx';
import css from './publication-page.module.css';
import type { loader } from './route.ts';

const runAll: Record<PublicationSection, string> = { news: 'Все новости', blog: 'Весь блог', articles: 'Все статьи' };

export function PublicationPage() {
  const {
    seo,
    content,
    preview,
    pagedata: { item, author, contents, related },
  } = useLoaderData<typeof loader>();
  const { host } = useSite();
  const absolute = (path: string) => new URL(path, host).href;
  return (
    <div className={css.page}>
      {preview && <PreviewNotice preview={preview} />}
      <article>
        <PageHead seo={seo}>
          <PublicationMeta item={item} author={author}>
            <ShareMenu
              toast={toast}
              shared={{
                url: absolute(item.url),
                title: item.title,
                description: item.lead,
                image: absolute(seo.og?.image ?? item.picture.src),
              }}
            />
          </PublicationMeta>
          {item.lead && <p className={css.lead}>{typograph(item.lead)}</p>}
        </PageHead>
        <Container>
          <div className={css.picture}>
            <Picture picture={item.picture} sizes="(min-width: 1440px) 1360px, 100vw" fit="cover" priority decorative />
          </div>
        </Container>
        <div className={cx(contents.length > 0 && css.withContents)}>
          {contents.length > 0 && (
            <Container className={css.contents}>
              <Contents contents={contents} />
            </Container>
          )}
          <div className={css.text}>
            <Blocks blocks={content} />
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <Section
          title="Читайте также"
          more={<MoreLink href={paths.publications(item.section)}>{runAll[item.section]}</MoreLink>}
          data-print="hide"
        >
          <PublicationGrid items={related} />
        </Section>
      )}
    </div>
  );
}
