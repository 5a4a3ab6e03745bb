import { type Core, defineModule, mount } from '../../module.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { GateKitPage } from './gate-kit-page.ts';
import { GateKitRepository } from './gate-kit-repository.ts';
import { gateKitRoutes } from './gate-kit-routes.ts';

export const gateKitModule = defineModule('gate-kits', ({ db, now, seo }: Core & { seo: SeoBuilder }) => {
  const page = new GateKitPage({ repository: new GateKitRepository(db), seo, now });
  return { routes: () => ({ api: [mount(gateKitRoutes, { page })] }) };
});
