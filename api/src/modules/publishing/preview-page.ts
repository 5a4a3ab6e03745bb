import type { ContentPreview, PageAnswer } from '@site/contracts/page';
import { z } from 'zod';

export const PreviewParams = z.object({ token: z.string().max(500) });

/** A page that is seen before its time: nobody is to find it, and it is nobody's canonical address. */
export const asPreview = (page: PageAnswer, preview: ContentPreview): PageAnswer => ({
  ...page,
  seo: { ...page.seo, title: `Предпросмотр: ${page.seo.title}`, robots: 'noindex, nofollow', jsonld: [] },
  preview,
});
