import type { Product, ProductCard, ProductVideo } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import type { PublicationCard, PublicationPageData } from '@site/contracts/publications';
import type { SiteData } from '@site/contracts/site-data';
import { DAY, siteDay } from '@site/kernel/dates';
import { readNumber } from '@site/kernel/typed-numbers';
import { plainText } from '../../html/sanitize.ts';
import { readSize, SIZE_ATTRIBUTE } from '@site/kernel/product-size';
import type { SeoBuilder } from './seo-builder.ts';

type JsonLd = Record<string, unknown>;

const context = { '@context': 'https://schema.org' };

const availability: Record<Product['stock']['state'], string> = {
  in_stock: 'InStock',
  low_stock: 'LimitedAvailability',
  expected: 'PreOrder',
  backorder: 'BackOrder',
  on_request: 'BackOrder',
  discontinued: 'Discontinued',
};

export const organization = (site: Pick<SiteData, 'contacts' | 'settings'>, seo: SeoBuilder): JsonLd => ({
  ...context,
  '@type': 'Organization',
  name: site.settings.brand_name,
  legalName: site.contacts.legal_name,
  url: seo.absolute('/'),
  email: site.contacts.email,
  telephone: site.contacts.header_phone,
  address: { '@type': 'PostalAddress', addressCountry: 'RU', streetAddress: site.contacts.address },
});

export const webSite = (seo: SeoBuilder): JsonLd => ({
  ...context,
  '@type': 'WebSite',
  name: seo.brand,
  url: seo.absolute('/'),
  inLanguage: 'ru-RU',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${seo.absolute('/search')}?query={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** Lists products by URL only; each product page has the details. */
export const itemList = (cards: Pick<ProductCard, 'slug'>[], first: number, seo: SeoBuilder): JsonLd => ({
  ...context,
  '@type': 'ItemList',
  numberOfItems: cards.length,
  itemListElement: cards.map((card, index) => ({
    '@type': 'ListItem',
    position: first + index,
    url: seo.absolute(paths.product(card.slug)),
  })),
});

/** Days for which search engines may show the price. */
const PRICE_HOLDS_DAYS = 14;

const videoObject = (
  { title, description, poster, files, seconds, published_on }: ProductVideo,
  seo: SeoBuilder,
): JsonLd => ({
  '@type': 'VideoObject',
  name: title,
  description: description || title,
  thumbnailUrl: seo.absolute(poster.src),
  contentUrl: seo.absolute(files[0]?.src ?? ''),
  uploadDate: published_on,
  duration: `PT${seconds}S`,
});

const quantity = (value: number, unitCode: 'MMT' | 'KGM') => ({ '@type': 'QuantitativeValue', value, unitCode });

/** Size and weight as in the table of attributes. */
function measures({ attributes }: Product): JsonLd {
  const valueOf = (wanted: string) => attributes.find(({ code }) => code === wanted)?.value;
  const size = readSize(valueOf(SIZE_ATTRIBUTE));
  const weight = readNumber(valueOf('weight') ?? '');
  return {
    ...(size && {
      width: quantity(size.width, 'MMT'),
      height: quantity(size.height, 'MMT'),
      depth: quantity(size.depth, 'MMT'),
    }),
    ...(weight !== null && { weight: quantity(weight, 'KGM') }),
  };
}

/** Contains the retail price only, because structured data is public. */
export const productData = (product: Product, images: readonly string[], seo: SeoBuilder, now: Date): JsonLd => ({
  ...context,
  '@type': 'Product',
  name: product.name,
  url: seo.absolute(paths.product(product.slug)),
  sku: product.article,
  mpn: product.article,
  description: product.short_description,
  image: images.map((image) => seo.absolute(image)),
  brand: { '@type': 'Brand', name: seo.brand },
  category: product.category.name,
  ...measures(product),
  ...(product.videos.length > 0 && { subjectOf: product.videos.map((video) => videoObject(video, seo)) }),
  ...(product.price.retail !== null && {
    offers: {
      '@type': 'Offer',
      url: seo.absolute(paths.product(product.slug)),
      price: product.price.retail,
      priceCurrency: 'RUB',
      priceValidUntil: siteDay(new Date(now.getTime() + PRICE_HOLDS_DAYS * DAY)),
      availability: `https://schema.org/${availability[product.stock.state]}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: seo.brand },
    },
  }),
});

const articleTypes: Record<PublicationCard['section'], string> = {
  news: 'NewsArticle',
  blog: 'BlogPosting',
  articles: 'Article',
};

type Written = { item: PublicationCard; author: PublicationPageData['author']; image: string };

/** Without an author the publisher is the author. */
export function publicationArticle({ item, author, image }: Written, seo: SeoBuilder): JsonLd {
  const publisher = { '@type': 'Organization', name: seo.brand, url: seo.absolute('/') };
  return {
    ...context,
    '@type': articleTypes[item.section],
    headline: item.title,
    description: item.lead,
    datePublished: item.date,
    inLanguage: 'ru-RU',
    image: seo.absolute(image),
    mainEntityOfPage: seo.absolute(item.url),
    ...(item.topic && { articleSection: item.topic }),
    ...(item.tags.length > 0 && { keywords: item.tags.join(', ') }),
    ...(item.reading_minutes && { timeRequired: `PT${item.reading_minutes}M` }),
    author: author
      ? {
          '@type': 'Person',
          name: author.name,
          jobTitle: author.position,
          ...(author.url && { url: seo.absolute(author.url) }),
        }
      : publisher,
    publisher,
  };
}

export const faqPage = (items: { question: string; answer: string }[]): JsonLd => ({
  ...context,
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});
