import type { CertificateCheckPageData } from '@site/contracts/partner-certificates';
import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { requirePermission } from '../session/permission.ts';
import { memberCompanyOf, type Visitor } from '../session/visitor.ts';
import type { CertificateService } from './certificate-service.ts';

type Dependencies = { certificates: CertificateService; seo: SeoBuilder };
type Outcome = Omit<CertificateCheckPageData, 'kind'>;

const title = 'Сертификат партнёра';
const checkTitle = 'Проверка сертификата партнёра';

export class CertificatePages {
  constructor(private readonly deps: Dependencies) {}

  async own(visitor: Visitor): Promise<PageResponse> {
    requirePermission(visitor, 'partner.materials');
    return {
      seo: this.deps.seo.build({
        title,
        description: 'Номер, статус, направления и\u00a0срок действия сертификата вашей компании.',
        h1: title,
        path: paths.partnerCertificate(),
        crumbs: [
          { name: 'Личный кабинет', url: paths.account() },
          { name: title, url: paths.partnerCertificate() },
        ],
        robots: 'noindex, nofollow',
      }),
      content: [],
      pagedata: {
        kind: 'partner-certificate',
        company: memberCompanyOf(visitor)?.name ?? null,
        certificate: await this.deps.certificates.ofVisitor(visitor),
        check_url: paths.partnerCertificateCheck(),
      },
    };
  }

  check(outcome: Outcome): PageResponse {
    return {
      seo: this.deps.seo.build({
        title: checkTitle,
        description: 'Действует\u00a0ли сертификат партнёра: проверка по\u00a0номеру.',
        h1: checkTitle,
        path: paths.partnerCertificateCheck(),
        crumbs: [
          { name: 'Партнёры', url: paths.partners() },
          { name: checkTitle, url: paths.partnerCertificateCheck() },
        ],
        robots: 'noindex, nofollow',
      }),
      content: [],
      pagedata: { kind: 'certificate-check', ...outcome },
    };
  }
}
