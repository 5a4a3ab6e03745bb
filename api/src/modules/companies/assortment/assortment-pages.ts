import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import { mayDo, type Visitor } from '../../session/visitor.ts';
import { profileSeo } from '../profile-seo.ts';
import type { AssortmentService } from './assortment-service.ts';

type Dependencies = { seo: SeoBuilder; assortment: AssortmentService };

const may_edit = (visitor: Visitor) => mayDo(visitor, 'assortment.edit');

export class AssortmentPages {
  constructor(private readonly deps: Dependencies) {}

  async services(visitor: Visitor): Promise<PageResponse> {
    return {
      seo: profileSeo(this.deps.seo, 'Расширенные услуги', paths.accountServices()),
      content: [],
      pagedata: {
        kind: 'company-services',
        items: await this.deps.assortment.list(visitor, 'service'),
        may_edit: may_edit(visitor),
      },
    };
  }

  async products(visitor: Visitor): Promise<PageResponse> {
    return {
      seo: profileSeo(this.deps.seo, 'Собственные товары', paths.accountOwnProducts()),
      content: [],
      pagedata: {
        kind: 'company-products',
        items: await this.deps.assortment.list(visitor, 'product'),
        may_edit: may_edit(visitor),
      },
    };
  }
}
