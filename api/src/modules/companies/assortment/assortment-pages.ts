import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import { mayDo, type Visitor } from '../../session/visitor.ts';
import { profileSeo } from '../profile-seo.ts';
import type { AssortmentService } from './assortment-service.ts';

type Dependencies = { seo: SeoBuilder; assortment: AssortmentService };

export function createAssortmentPages({ seo, assortment }: Dependencies) {
  const may_edit = (visitor: Visitor) => mayDo(visitor, 'assortment.edit');
  return {
    services: async (visitor: Visitor): Promise<PageResponse> => ({
      seo: profileSeo(seo, 'Расширенные услуги', paths.accountServices()),
      content: [],
      pagedata: {
        kind: 'company-services',
        items: await assortment.list(visitor, 'service'),
        may_edit: may_edit(visitor),
      },
    }),
    products: async (visitor: Visitor): Promise<PageResponse> => ({
      seo: profileSeo(seo, 'Собственные товары', paths.accountOwnProducts()),
      content: [],
      pagedata: {
        kind: 'company-products',
        items: await assortment.list(visitor, 'product'),
        may_edit: may_edit(visitor),
      },
    }),
  };
}

export type AssortmentPages = ReturnType<typeof createAssortmentPages>;
