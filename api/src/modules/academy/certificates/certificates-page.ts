import type { CertificatesPageData } from '@site/contracts/academy-certificates';
import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import { academyCrumb } from '../academy-page.ts';

const TITLE = 'Сертификаты';

export const certificatesPage = (seo: SeoBuilder, pagedata: Omit<CertificatesPageData, 'kind'>): PageResponse => ({
  seo: seo.build({
    title: 'Сертификаты академии: как получить и\u00a0проверить',
    description:
      'Сертификат монтажника: как получить, сколько действует, что даёт. Проверка сертификата по\u00a0номеру и\u00a0фамилии.',
    h1: TITLE,
    path: paths.academyCertificates(),
    crumbs: [academyCrumb, { name: TITLE, url: paths.academyCertificates() }],
    ...(pagedata.number && { robots: 'noindex, follow' }),
  }),
  content: [],
  pagedata: { kind: 'academy-certificates', ...pagedata },
});
