import { BRAND } from '../../brand/brand.ts';
import { type Core, defineModule } from '../../module.ts';
import { SeoBuilder } from './seo-builder.ts';

export const seoModule = defineModule('seo', ({ config }: Core) => ({
  services: { seo: new SeoBuilder(config.PUBLIC_HOST, BRAND) },
}));
