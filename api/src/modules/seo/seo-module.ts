import { BRAND } from '../../brand.ts';
import { type Core, defineModule } from '../../module.ts';
import { createSeoBuilder } from './seo-builder.ts';

export const seoModule = defineModule('seo', ({ config }: Core) => ({
  services: { seo: createSeoBuilder(config.PUBLIC_HOST, BRAND) },
}));
