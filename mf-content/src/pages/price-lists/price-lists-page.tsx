import { paths } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import { typograph } from '@site/kernel/typography';
import { useLoaderData } from '@site/runtime';
import { Badge } from '@site/ui/badge';
import { ButtonLink } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { EmptyState } from '@site/ui/empty-state';
import { Container, Grid } from '@site/ui/layout';
import { CardLink } from '@site/ui/link';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PreviewNotice } from '../../features/preview-notice/preview-notice.tsx';
import { PriceListFiles } from '../../features/price-list-files/price-list-files.tsx';
import css from './price-lists-page.module.css';
import type { loader } from './route.ts';

export function PriceListsPage() {
  const { seo, content, preview, pagedata } = useLoaderData<typeof loader>();
  return (
    <>
      {preview && <PreviewNotice preview={preview} />}
      <PageHead seo={seo} />
      <Blocks blocks={content} />
      <Container className={css.lists}>
        {pagedata.lists.length > 0 ? (
          <Grid min={260}>
            {pagedata.lists.map(
              ({ url, title, description, valid_from: validFrom, is_partner_only: partners, files }) => (
                <Card key={url} className={css.list}>
                  {partners && (
                    <div>
                      <Badge tone="info">Для партнёров</Badge>
                    </div>
                  )}
                  <h2 className={css.title}>
                    <CardLink href={url}>{typograph(title)}</CardLink>
                  </h2>
                  <p className={css.text}>{typograph(description)}</p>
                  <p className={css.since}>Цены с&nbsp;{formatDate(validFrom)}</p>
                  <PriceListFiles title={title} files={files} className={css.files} />
                </Card>
              ),
            )}
          </Grid>
        ) : (
          <EmptyState
            title="Прайс-листы готовятся"
            actions={<ButtonLink href={paths.catalog()}>Открыть каталог</ButtonLink>}
          >
            Пока посмотрите цены в&nbsp;каталоге: они указаны на&nbsp;странице каждого товара.
          </EmptyState>
        )}
      </Container>
    </>
  );
}
