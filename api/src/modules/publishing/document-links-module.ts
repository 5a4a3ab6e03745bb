import { type Core, defineModule } from '../../module.ts';
import type { BrokenAddresses } from '../redirects/broken-addresses.ts';
import { brokenLinksWait } from './document-link-repository.ts';
import { checkDocumentLinks } from './document-links.ts';

export const documentLinksModule = defineModule(
  'document links',
  ({ db, now, brokenAddresses }: Core & { brokenAddresses: BrokenAddresses }) => ({
    sweep: () => checkDocumentLinks({ db, now, brokenAddresses }),
    waiting: { pages: brokenLinksWait },
  }),
);
