import { paths } from '@site/contracts/paths';
import { data } from 'react-router-dom';
import { ownSeo } from '../own-seo.ts';

/** Retry-After for crawlers, in s. */
const RETRY_AFTER = '600';

export const loader = () =>
  data(
    { seo: ownSeo('Ведутся технические работы', paths.technical()) },
    { status: 503, headers: { 'Retry-After': RETRY_AFTER } },
  );

export { TechnicalPage as Component } from './technical-page.tsx';
