import { paths } from '@site/contracts/paths';
import { ownSeo } from '../own-seo.ts';

export const loader = () => ({ seo: ownSeo('Значки', paths.icons()) });

export { IconsPage as Component } from './icons-page.tsx';
