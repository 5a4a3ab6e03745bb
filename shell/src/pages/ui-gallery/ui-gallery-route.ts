import { ownSeo } from '../own-seo.ts';

export const loader = () => ({ seo: ownSeo('Элементы интерфейса', '/_ui/') });

export { UiGallery as Component } from '@site/ui/gallery';
