import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { FormService } from './form-service.ts';

type Dependencies = { forms: FormService; seo: SeoBuilder };

const TITLE = 'Состояние обращения';
const crumbs = [
  { name: 'Поддержка', url: paths.support() },
  { name: TITLE, url: paths.requests() },
];

export class RequestPages {
  constructor(private readonly deps: Dependencies) {}

  lookup(): PageResponse {
    return {
      seo: this.deps.seo.build({
        title: TITLE,
        description: 'Принято ли обращение и\u00a0что на\u00a0него ответили: по\u00a0номеру и\u00a0телефону или почте.',
        h1: TITLE,
        path: paths.requests(),
        crumbs,
        robots: 'noindex, follow',
      }),
      content: [],
      pagedata: { kind: 'request', request: null },
    };
  }

  async request(code: string): Promise<PageResponse> {
    const request = await this.deps.forms.byCode(code);
    const h1 = `Обращение ${request.number}`;
    const path = paths.request(code);
    return {
      seo: this.deps.seo.build({
        ...{ title: h1, description: TITLE, h1, path },
        crumbs: [...crumbs, { name: h1, url: path }],
        robots: 'noindex, nofollow',
      }),
      content: [],
      pagedata: { kind: 'request', request },
    };
  }
}
