import { FRESH_FOR, memoFor } from '../../memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { RedirectService } from '../redirects/redirect-service.ts';
import { managedContentRoutes } from './managed-content-routes.ts';
import { createPreviewLinks } from './preview-links.ts';
import { createPublishingService } from './publishing-service.ts';

type Needs = Core & { decisions: DecisionService; redirects: RedirectService };

export const publishingModule = defineModule('publishing', ({ config, db, now, decisions, redirects }: Needs) => {
  const publishing = (isServed: (address: string) => boolean) =>
    createPublishingService({ db, decisions, redirects, isServed, now });
  const { publishDue, version } = publishing(() => false);
  const previews = createPreviewLinks({ db, key: config.MANAGE_KEY, host: config.PUBLIC_HOST, now });
  return {
    services: {
      previews,
      /** Asked by whoever reads content; the sweep is for what nobody reads. */
      publishDue: memoFor(FRESH_FOR, now, publishDue),
      contentVersion: memoFor(FRESH_FOR, now, async () => {
        await publishDue();
        return version();
      }),
    },
    routes: () => ({ manage: [mount(managedContentRoutes, { publishing, previews })] }),
    sweep: publishDue,
  };
});
