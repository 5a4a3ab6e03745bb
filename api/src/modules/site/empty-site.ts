import type { SiteData } from '@site/contracts/site-data';
import { BRAND } from '../../brand/brand.ts';

/** Values of a site until `npm run manage -- settings` and `contacts` set them. Ordering is closed. */
export const emptySite: Pick<SiteData, 'settings' | 'contacts'> = {
  settings: { maintenance: false, ordering: false, brand_name: BRAND, free_delivery_from: 0 },
  contacts: {
    ...{ header_phone: '', support_phone: '', support_hours: '', email: '', address: '', coordinates: [0, 0] },
    ...{ legal_name: '', inn: '', ogrn: '' },
  },
};
