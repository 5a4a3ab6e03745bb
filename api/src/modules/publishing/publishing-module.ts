import { MAX_STALENESS, memoize } from '../../memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { RedirectService } from '../redirects/redirect-service.ts';
import { managedContentRoutes } from './managed-content-routes.ts';
import { createPreviewLinks } from './preview-links.ts';
import { createPublishingService } from './publishing-service.ts';

type Needs = Core & { decisions: DecisionService; redirects: RedirectService };

/** Maximum delay of a scheduled revision, in ms. */
const PUBLISH_EVERY = 60_000;

export const publishingModule = defineModule('publishing', ({ config, log, ...needs }: Needs) => {
  const { db, now } = needs;
  const publishing = (isServed: (address: string) => boolean) => createPublishingService({ ...needs, log, isServed });
  const { publishDue, version } = publishing(() => false);
  const previews = createPreviewLinks({ db, key: config.MANAGE_KEY, host: config.PUBLIC_HOST, now });
  return {
    services: { previews, contentVersion: memoize(MAX_STALENESS, now, version) },
    routes: () => ({ manage: [mount(managedContentRoutes, { publishing, previews })] }),
    sweep: publishDue,
    sweepEvery: PUBLISH_EVERY,
  };
});
