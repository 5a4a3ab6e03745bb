import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { type CheckedDevice, SERIAL_MISTAKE, type WarrantyPageData } from '@site/contracts/warranty';
import { siteDay } from '@site/kernel/dates';
import { isSerial, readSerial } from '@site/contracts/serial';
import { ProblemError } from '../../errors.ts';
import type { ContentService } from '../content/content-service.ts';
import type { PartnerService } from '../partners/partner-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { Visitor } from '../session/visitor.ts';
import type { ClaimService } from './claim-service.ts';
import type { DeviceService } from './device-service.ts';

type Dependencies = {
  content: Pick<ContentService, 'page'>;
  partners: Pick<PartnerService, 'serviceCentres'>;
  devices: DeviceService;
  claims: ClaimService;
  seo: SeoBuilder;
  now: () => Date;
};
type Asked = { serial: string; visitor: Visitor; guard: () => Promise<void> };
type Checked = Pick<WarrantyPageData, 'outcome' | 'text' | 'device'>;

const outcomes: Record<string, 'captcha' | 'limited'> = { captcha: 'captcha', too_many: 'limited' };

export class WarrantyPages {
  constructor(private readonly deps: Dependencies) {}

  /** Builds the warranty page: its content, the check of a serial number, and service centres. */
  async warranty(asked: Asked): Promise<PageResponse> {
    const { content, partners, now } = this.deps;
    const [page, checked, centres] = await Promise.all([
      content.page(paths.warranty(), asked.visitor),
      this.check(asked),
      partners.serviceCentres(),
    ]);
    return {
      ...page,
      seo: asked.serial ? { ...page.seo, robots: 'noindex, follow' } : page.seo,
      pagedata: { kind: 'warranty', serial: asked.serial, ...checked, centres, today: siteDay(now()) },
    };
  }

  async claim(code: string): Promise<PageResponse> {
    const { claims, seo } = this.deps;
    const claim = await claims.byCode(code);
    const h1 = `Обращение №\u00a0${claim.number}`;
    return {
      seo: seo.build({
        title: h1,
        description: 'Состояние гарантийного обращения.',
        h1,
        path: paths.warrantyClaim(code),
        crumbs: [
          { name: 'Гарантия', url: paths.warranty() },
          { name: h1, url: paths.warrantyClaim(code) },
        ],
        robots: 'noindex, nofollow',
      }),
      content: [],
      pagedata: { kind: 'warranty-claim', code, claim },
    };
  }

  private async check({ serial: typed, visitor, guard }: Asked): Promise<Checked> {
    const none = { text: '', device: null };
    if (!typed) return { outcome: 'none', ...none };
    const serial = readSerial(typed);
    if (!isSerial(serial)) return { outcome: 'malformed', ...none, text: SERIAL_MISTAKE };
    try {
      await guard();
    } catch (error) {
      const outcome = error instanceof ProblemError ? outcomes[error.code] : undefined;
      if (!outcome) throw error;
      // The page keeps the number and shows the message.
      return { outcome, ...none, text: (error as ProblemError).message };
    }
    const device: CheckedDevice | null = await this.deps.devices.check(serial, visitor);
    return device
      ? { outcome: 'found', text: device.text, device }
      : { outcome: 'unknown', ...none, text: 'Серийный номер не\u00a0найден' };
  }
}
