/**
 * Typed builders for every address of the site. Links are made here only, so that an address changes in one place.
 * A path without a query string ends in a slash (the site's canonical form); with a query string it does not.
 */
type Query = Record<string, string | number | readonly string[] | undefined>;

const segment = (value: string | number) => encodeURIComponent(String(value));

export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item));
  }
  const text = search.toString();
  return text ? `${path.replace(/(.)\/$/, '$1')}?${text}` : path;
}

export const paths = {
  home: () => '/',
  content: (slug: string) => `/${segment(slug)}/`,
  about: () => '/about/about-came/',
  contacts: () => '/about/contacts/',

  catalog: () => '/catalog/',
  category: (slug: string, query: Query = {}) => withQuery(`/catalog/${segment(slug)}/`, query),
  parkingSystems: () => '/catalog/parking-systems/',
  payBack: () => '/catalog/parking-systems/pay-back/',
  cvPayBack: () => '/catalog/parking-systems/cv-pay-back/',
  catalogWorkbook: () => '/catalog.xls',
  catalogFeed: () => '/catalog.xml',
  product: (slug: string) => `/product/${segment(slug)}/`,
  search: (query: string, view: { group?: string; page?: number } = {}) => withQuery('/search', { query, ...view }),
  cart: () => '/cart/',
  /** The visitor's own cart, as a download. */
  cartPdf: () => '/api/cart/cart.pdf',
  checkout: () => '/cart?step=checkout',
  compare: () => '/compare/',
  /** A list for somebody else to look at. */
  sharedCompare: (ids: readonly number[]) => withQuery('/compare/', { ids: ids.join(',') }),
  wishlist: () => '/wishlist/',
  sharedWishlist: (token: string) => withQuery('/wishlist/', { list: token }),
  order: (id: string) => `/order/${segment(id)}/`,
  /** A file that came with the order, as a download. */
  orderFile: (id: string, fileId: string) => `/api/order/${segment(id)}/files/${segment(fileId)}`,
  orderSuccess: (orderId: string) => withQuery('/order-success', { orderId }),

  news: () => '/news/',
  newsItem: (slug: string) => `/news/${segment(slug)}/`,
  blog: () => '/blog/',
  blogItem: (slug: string) => `/blog/${segment(slug)}/`,
  articles: () => '/articles/',
  article: (slug: string) => `/articles/${segment(slug)}/`,
  projects: () => '/projects/',
  project: (slug: string) => `/projects/${segment(slug)}/`,
  landings: () => '/landings/',
  landing: (slug: string) => `/landings/${segment(slug)}/`,
  partners: (query: Query = {}) => withQuery('/partners/', query),
  partner: (id: string) => `/partners/${segment(id)}/`,
  profi: () => '/profi/',
  profiCategory: (category: string) => `/profi/${segment(category)}/`,
  whereToBuy: (city?: string) => (city ? `/kupit_came/${segment(city)}/` : '/kupit_came/'),
  faq: () => '/faq/',
  warranty: () => '/warranty/',
  support: () => '/support/',
  supportDocuments: (kind: string) => `/support/${segment(kind)}/`,
  priceList: (slug?: string) => (slug ? `/support/price-list/${segment(slug)}/` : '/support/price-list/'),

  academy: () => '/academy/',
  academyAbout: () => '/academy/about-us/',
  academyCalendar: () => '/academy/calendar/',
  academyEvent: (slug: string) => `/academy/calendar/${segment(slug)}/`,
  academyTrainings: (query: Query = {}) => withQuery('/academy/training/', query),
  academyTraining: (category: string, slug: string) => `/academy/training/${segment(category)}/${segment(slug)}/`,
  academyOnline: (category: string, slug: string) => `/academy/online/${segment(category)}/${segment(slug)}/`,
  academyTrainers: () => '/academy/trainers/',
  academyTrainer: (slug: string) => `/academy/trainers/${segment(slug)}/`,
  academyLocations: () => '/academy/locations/',
  academyLocation: (slug: string) => `/academy/locations/${segment(slug)}/`,
  academyCertificates: () => '/academy/certificates/',

  login: (returnTo?: string) => withQuery('/login/', { returnTo }),
  register: (returnTo?: string) => withQuery('/register/', { returnTo }),
  account: () => '/account/main/',
  accountOrders: () => '/account/orders/',
  accountOrdersHistory: () => '/account/orders-history/',
  accountProfile: () => '/account/profile/main-office/',
  proposals: (type = 'all') => withQuery('/account/kp/', { type }),
  proposalStep: (slug: string, step: string) => `/account/kp/${segment(slug)}/${segment(step)}/`,
  proposalView: (id: string) => `/view-kp/${segment(id)}/`,

  technical: () => '/technical/',
  icons: () => '/_icons/',
} as const;
