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

export const home = () => '/';
export const content = (slug: string) => `/${segment(slug)}/`;
export const about = () => '/about/about-came/';
export const contacts = () => '/about/contacts/';

export const catalog = () => '/catalog/';
export const category = (slug: string, query: Query = {}) => withQuery(`/catalog/${segment(slug)}/`, query);
export const parkingSystems = () => '/catalog/parking-systems/';
export const payBack = () => '/catalog/parking-systems/pay-back/';
export const cvPayBack = () => '/catalog/parking-systems/cv-pay-back/';
export const catalogWorkbook = () => '/catalog.xls';
export const catalogFeed = () => '/catalog.xml';
export const product = (slug: string) => `/product/${segment(slug)}/`;
export const search = (query: string, view: { group?: string; page?: number } = {}) => withQuery('/search', { query, ...view });
export const cart = () => '/cart/';
/** The visitor's own cart, as a download. */
export const cartPdf = () => '/api/cart/cart.pdf';
export const checkout = () => '/cart?step=checkout';
export const compare = () => '/compare/';
/** A list for somebody else to look at. */
export const sharedCompare = (ids: readonly number[]) => withQuery('/compare/', { ids: ids.join(',') });
export const wishlist = () => '/wishlist/';
export const sharedWishlist = (token: string) => withQuery('/wishlist/', { list: token });
export const order = (id: string) => `/order/${segment(id)}/`;
/** A file that came with the order, as a download. */
export const orderFile = (id: string, fileId: string) => `/api/order/${segment(id)}/files/${segment(fileId)}`;
export const orderSuccess = (orderId: string) => withQuery('/order-success', { orderId });

export const news = () => '/news/';
export const newsItem = (slug: string) => `/news/${segment(slug)}/`;
export const blog = () => '/blog/';
export const blogItem = (slug: string) => `/blog/${segment(slug)}/`;
export const articles = () => '/articles/';
export const article = (slug: string) => `/articles/${segment(slug)}/`;
export const projects = () => '/projects/';
export const project = (slug: string) => `/projects/${segment(slug)}/`;
export const landings = () => '/landings/';
export const landing = (slug: string) => `/landings/${segment(slug)}/`;
export const partners = (query: Query = {}) => withQuery('/partners/', query);
export const partner = (id: string) => `/partners/${segment(id)}/`;
export const profi = () => '/profi/';
export const profiCategory = (category: string) => `/profi/${segment(category)}/`;
export const whereToBuy = (city?: string) => (city ? `/kupit_came/${segment(city)}/` : '/kupit_came/');
export const faq = () => '/faq/';
export const warranty = () => '/warranty/';
export const support = () => '/support/';
export const supportDocuments = (kind: string) => `/support/${segment(kind)}/`;
export const priceList = (slug?: string) => (slug ? `/support/price-list/${segment(slug)}/` : '/support/price-list/');

export const academy = () => '/academy/';
export const academyAbout = () => '/academy/about-us/';
export const academyCalendar = () => '/academy/calendar/';
export const academyEvent = (slug: string) => `/academy/calendar/${segment(slug)}/`;
export const academyTrainings = (query: Query = {}) => withQuery('/academy/training/', query);
export const academyTraining = (category: string, slug: string) => `/academy/training/${segment(category)}/${segment(slug)}/`;
export const academyOnline = (category: string, slug: string) => `/academy/online/${segment(category)}/${segment(slug)}/`;
export const academyTrainers = () => '/academy/trainers/';
export const academyTrainer = (slug: string) => `/academy/trainers/${segment(slug)}/`;
export const academyLocations = () => '/academy/locations/';
export const academyLocation = (slug: string) => `/academy/locations/${segment(slug)}/`;
export const academyCertificates = () => '/academy/certificates/';

export const login = (returnTo?: string) => withQuery('/login/', { returnTo });
export const register = (returnTo?: string) => withQuery('/register/', { returnTo });
export const account = () => '/account/main/';
export const accountOrders = () => '/account/orders/';
export const accountOrdersHistory = () => '/account/orders-history/';
export const accountProfile = () => '/account/profile/main-office/';
export const proposals = (type = 'all') => withQuery('/account/kp/', { type });
export const proposalStep = (slug: string, step: string) => `/account/kp/${segment(slug)}/${segment(step)}/`;
export const proposalView = (id: string) => `/view-kp/${segment(id)}/`;

export const technical = () => '/technical/';
export const icons = () => '/_icons/';
