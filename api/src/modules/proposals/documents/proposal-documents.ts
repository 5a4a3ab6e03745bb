import type { OfferDocument } from '@site/contracts/offer-document';
import type { OfficeContent } from '@site/contracts/company-profile';
import { formatPhone } from '@site/kernel/phone';
import { drawPlan } from '@site/kp-drawing/draw-plan';
import type { Plan } from '@site/kp-drawing/plan';
import { rulesOf } from '@site/kp-rules/versions';
import { BRAND } from '../../../brand/brand.ts';
import type { CompanyRow } from '../../../tables/company-tables.ts';
import type { CompanyFiles } from '../../companies/files/company-files.ts';
import type { PublicProfiles } from '../../companies/entries/public-profile.ts';
import type { Pictures } from '../../media/pictures.ts';
import { calculateProposal } from '../proposal-calculation.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { basisOf, bookOf } from '../proposal-pricing.ts';
import type { FoundProposal } from '../proposal-repository.ts';
import { type DocumentPictures, PaperPictures } from './document-pictures.ts';
import { offerDocument, type Seller } from './offer-document.ts';

type Dependencies = ProposalDeps & {
  companyFiles: Pick<CompanyFiles, 'read'>;
  pictures: Pictures;
  publicProfile: PublicProfiles;
};

/** The company as in the public directory, without bank details. */
const sellerOf = ({ name, inn, kpp }: CompanyRow, office: OfficeContent | undefined): Seller => ({
  ...{ name, inn, kpp },
  address: office?.actual_address ?? '',
  phones: office?.phones.map((phone) => formatPhone(phone)) ?? [],
  email: office?.email ?? '',
  site: office?.site ?? '',
});

/** Seller of a trial proposal: the manufacturer's employees have no company. */
const manufacturer: Seller = { name: BRAND, inn: '', kpp: '', address: '', phones: [], email: '', site: '' };

/** Documents of a proposal, free of purchase prices for every reader. */
export class ProposalDocuments {
  private readonly images: PaperPictures;

  constructor(private readonly deps: Dependencies) {
    this.images = new PaperPictures({ db: deps.db, files: deps.companyFiles, pictures: deps.pictures });
  }

  async forCustomer(
    found: FoundProposal,
  ): Promise<{ document: OfferDocument; plan: Plan; pictures: () => Promise<DocumentPictures> }> {
    const { row, company } = found;
    const { office, calculation, rules, ...known } = await this.parts(found);
    const pictures = async () => {
      const [logo, lines] = await Promise.all([
        this.images.logo(office?.logo ?? null),
        row.offer.show_images ? this.images.ofLines(known.bill.lines, company?.id ?? null) : new Map<string, Buffer>(),
      ]);
      return { logo, lines };
    };
    return {
      document: offerDocument({ row, offer: row.offer, ...known }),
      plan: drawPlan(row.configuration, calculation, rules),
      pictures,
    };
  }

  /** For the partner's programs: articles and unit prices are always included. */
  async forPrograms(found: FoundProposal): Promise<OfferDocument> {
    const { bill, seller, day } = await this.parts(found);
    const offer = { ...found.row.offer, show_articles: true, show_unit_prices: true };
    return offerDocument({ row: found.row, offer, bill, seller, day });
  }

  private async parts({ row, company }: FoundProposal) {
    const { db, now, publicProfile } = this.deps;
    const [book, profile] = await Promise.all([bookOf(db, row, now()), company && publicProfile(company.id)]);
    const office = profile?.office?.content;
    const basis = basisOf(row, book, now());
    const { calculation, offer: bill } = calculateProposal(basis, row.configuration);
    return {
      office,
      calculation,
      rules: rulesOf(basis.version),
      bill,
      day: basis.day,
      seller: company ? sellerOf(company, office) : manufacturer,
    };
  }
}
