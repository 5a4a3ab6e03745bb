import { paths } from '@site/contracts/paths';
import type { SeoBuilder } from '../seo/seo-builder.ts';

type Crumb = { name: string; url: string };

/** SEO of a company profile page, which is not indexed. */
export const profileSeo = (seo: SeoBuilder, title: string, path: string, above: Crumb[] = []) =>
  seo.build({
    title,
    description: 'Профиль компании: офис, филиалы, сотрудники, услуги, товары и\u00a0проекты.',
    h1: title,
    path,
    crumbs: [
      { name: 'Личный кабинет', url: paths.account() },
      { name: 'Профиль компании', url: paths.accountProfile() },
      ...above,
      ...(path === paths.accountProfile() ? [] : [{ name: title, url: path }]),
    ],
    robots: 'noindex, nofollow',
  });
