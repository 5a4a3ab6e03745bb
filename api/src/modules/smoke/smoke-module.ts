import { type Core, defineModule, mount } from '../../module.ts';
import type { PreviewLinks } from '../publishing/preview-links.ts';
import type { SessionService } from '../session/session-service.ts';
import { SmokeRepository } from './smoke-repository.ts';
import { smokeRoutes } from './smoke-routes.ts';
import { SmokeService } from './smoke-service.ts';

type Needs = Core & { sessions: SessionService; previews: PreviewLinks };

/** Sessions and addresses for an activation, which renders a release's pages before it goes live. */
export const smokeModule = defineModule('smoke', ({ db, sessions, previews }: Needs) => {
  const smoke = new SmokeService({ repository: new SmokeRepository(db), sessions, previews });
  return { routes: () => ({ smoke: [mount(smokeRoutes, { smoke })] }) };
});
