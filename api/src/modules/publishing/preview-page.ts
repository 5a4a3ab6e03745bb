import type { ContentPreview, PageResponse } from '@site/contracts/page';
import { z } from 'zod';

export const PreviewParams = z.object({ token: z.string().max(500) });

/** Marks a page as a preview: excluded from search engines and without structured data. */
export const asPreview = (page: PageResponse, preview: ContentPreview): PageResponse => ({
  ...page,
  seo: { ...page.seo, title: `Предпросмотр: ${page.seo.title}`, robots: 'noindex, nofollow', jsonld: [] },
  preview,
});
