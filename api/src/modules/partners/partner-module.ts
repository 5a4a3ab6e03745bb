import { keepReads } from '../../memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { PublicProfiles } from '../companies/entries/public-profile.ts';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { ContentService } from '../content/content-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { createPartnerDirectory } from './partner-directory.ts';
import { createPartnerPages } from './partner-pages.ts';
import { createPartnerRepository } from './partner-repository.ts';
import { partnerRoutes } from './partner-routes.ts';
import { createPartnerService } from './partner-service.ts';

type Serves = { blocks: BlockResolver; content: ContentService; seo: SeoBuilder; publicProfile: PublicProfiles };

export const partnerModule = defineModule('partners', ({ db, now }: Core) => {
  const fresh = createPartnerRepository(db);
  const { list } = fresh;
  const kept = keepReads({ list }, now);
  return {
    services: { partners: createPartnerService({ kept, fresh }) },
    routes: ({ blocks, content, seo, publicProfile }: Serves) => ({
      api: [
        mount(partnerRoutes, {
          directory: createPartnerDirectory({ list: kept.list, content }),
          partnerPages: createPartnerPages({ list: kept.list, find: fresh.find, blocks, seo, publicProfile }),
        }),
      ],
    }),
  };
});
