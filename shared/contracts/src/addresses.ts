import type { PageView } from './content-previews.ts';
import { addressOf } from './endpoint-address.ts';
import type { ProposalStep } from './proposal-steps.ts';
import type { PublicationSection } from './publication-sections.ts';
import { queryString, type Query } from './query-string.ts';
import type { StaffSection } from './staff-rights.ts';

const segment = (value: string | number) => encodeURIComponent(String(value));

export function withQuery(path: string, query: Query): string {
  const text = queryString(query);
  return text ? path.replace(/(.)\/$/, '$1') + text : path;
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
/** The parking configurator without a login, beside the calculators; its first step has the address of the page. */
export const configurator = (query: Query = {}) => withQuery('/catalog/parking-systems/configurator/', query);
/** `closed`: the locked step that was requested instead. */
export const configuratorStep = (step: ProposalStep, query: { closed?: string } = {}) =>
  step === 'structure'
    ? configurator(query)
    : withQuery(`/catalog/parking-systems/configurator/${segment(step)}/`, query);
/** Choice of a kit for gates; without answers the empty form. */
export const gateKit = (answers: Query = {}) => withQuery('/podbor/', answers);
export const catalogWorkbook = () => '/catalog.xls';
export const catalogFeed = () => '/catalog.xml';
export const product = (slug: string) => `/product/${segment(slug)}/`;
/** The exploded drawing and the spare parts of a product. */
export const productParts = (slug: string) => `${product(slug)}#spare-parts`;
export const search = (query: string, view: { group?: string; page?: number } = {}) =>
  withQuery('/search', { query, ...view });
export const cart = () => '/cart/';
export const cartPdf = () => addressOf('GET /cart/cart.pdf');
export const checkout = () => '/cart?step=checkout';
/** Checkout of an accepted proposal; the cart stays untouched. */
export const proposalCheckout = (slug: string) => withQuery('/cart/', { step: 'checkout', kp_id: slug });
export const compare = () => '/compare/';
export const sharedCompare = (ids: readonly number[]) => withQuery('/compare/', { ids: ids.join(',') });
export const wishlist = () => '/wishlist/';
export const sharedWishlist = (token: string) => withQuery('/wishlist/', { list: token });
export const order = (id: string) => `/order/${segment(id)}/`;
export const orderFile = (id: string, file: string) =>
  addressOf('GET /order/{id}/files/{file}', { params: { id, file } });
export const orderSuccess = (orderId: string) => withQuery('/order-success', { orderId });

export const news = () => '/news/';
export const blog = () => '/blog/';
export const articles = () => '/articles/';
export const publications = (section: PublicationSection, query: Query = {}) => withQuery(`/${section}/`, query);
export const publication = (section: PublicationSection, slug: string) => `/${section}/${segment(slug)}/`;
/** Preview of unpublished content; `view` names the page type when the page has more than blocks. */
export const contentPreview = (kind: 'page' | 'publication' | 'project' | 'faq', token: string, view?: PageView) =>
  `/preview/${kind}/${view ? `${view}/` : ''}${token}/`;
export const productPreview = (token: string) => `/preview/product/${token}/`;
export const supportDocumentPreview = (token: string) =>
  addressOf('GET /support/documents/preview/{token}/document.pdf', { params: { token } });
export const publicationFeed = (section: PublicationSection) => `/${section}.xml`;
export const projects = (query: Query = {}) => withQuery('/projects/', query);
export const project = (slug: string) => `/projects/${segment(slug)}/`;
export const landings = () => '/landings/';
export const landing = (slug: string) => `/landings/${segment(slug)}/`;
export const partners = (query: Query = {}) => withQuery('/partners/', query);
export const partner = (id: string) => `/partners/${segment(id)}/`;
export const profi = () => '/profi/';
export const profiCategory = (category: string) => `/profi/${segment(category)}/`;
/** A partner's branch: the branch code is stable, the town in front of it is for readability. */
export const partnerBranch = (id: string, branch: string) => `/partners/${segment(id)}/${segment(branch)}/`;
export const whereToBuy = (city?: string, query: Query = {}) =>
  withQuery(city ? `/kupit_came/${segment(city)}/` : '/kupit_came/', query);
/** Anchor of one question on the FAQ page. */
export const faqAnchor = (id: number) => `q-${id}`;
export const faq = (id?: number) => (id === undefined ? '/faq/' : `/faq/#${faqAnchor(id)}`);
export const warranty = (query: Query = {}) => withQuery('/warranty/', query);
/** A warranty claim, for everyone with the link. */
export const warrantyClaim = (code: string) => `/warranty/${segment(code)}/`;
/** Redirect target after a lookup without scripts found no claim. */
export const missingWarrantyClaim = () => `${warranty({ missing: 1 })}#claim-state`;
export const warrantyClaimFile = (code: string, file: string) =>
  addressOf('GET /warranty/claims/{code}/files/{file}', { params: { code, file } });
export const requests = () => '/support/request/';
/** Redirect target after a lookup without scripts found no request. */
export const missingRequest = () => `${requests()}?missing=1`;
/** A form request, for everyone with the link. */
export const request = (code: string) => `/support/request/${segment(code)}/`;
export const support = (query: Query = {}) => withQuery('/support/', query);
export const supportDocuments = (kind: string, query: Query = {}) => withQuery(`/support/${segment(kind)}/`, query);
/** Permanent link of a partner-only document; other documents have a static file. */
export const supportDocument = (slug: string) =>
  addressOf('GET /support/documents/{slug}/document.pdf', { params: { slug } });
export const priceList = (slug?: string, query: Query = {}) =>
  withQuery(slug ? `/support/price-list/${segment(slug)}/` : '/support/price-list/', query);
export const priceListFile = (pricelist: string, format: 'xlsx' | 'pdf') =>
  addressOf(`GET /support/price-list/{pricelist}/price-list.${format}`, { params: { pricelist } });

export const academy = () => '/academy/';
export const academyAbout = () => '/academy/about-us/';
export const academyCalendar = () => '/academy/calendar/';
export const academyEvent = (slug: string) => `/academy/calendar/${segment(slug)}/`;
export const academyTrainings = (query: Query = {}) => withQuery('/academy/training/', query);
export const academyTraining = (category: string, slug: string) =>
  `/academy/training/${segment(category)}/${segment(slug)}/`;
export const academyOnline = (category: string, slug: string) =>
  `/academy/online/${segment(category)}/${segment(slug)}/`;
export const academyTrainers = (query: Query = {}) => withQuery('/academy/trainers/', query);
export const academyTrainer = (slug: string) => `/academy/trainers/${segment(slug)}/`;
export const academyLocations = () => '/academy/locations/';
export const academyLocation = (slug: string) => `/academy/locations/${segment(slug)}/`;
export const academyAttendance = (token: string) => `/academy/attendance/${segment(token)}/`;
export const academyFeedback = (code: string) => `/academy/feedback/${segment(code)}/`;
export const academyCertificates = (query: Query = {}) => withQuery('/academy/certificates/', query);
export const academyCertificatePdf = (number: string) =>
  addressOf('GET /account/academy/certificates/{number}/certificate.pdf', { params: { number } });

export const login = (returnTo?: string) => withQuery('/login/', { returnTo });
export const register = (returnTo?: string) => withQuery('/register/', { returnTo });
/** The registration with the data of an invitation to a company. */
export const invitation = (id: string) => withQuery(register(), { invitation: id });
export const account = () => '/account/main/';
export const accountPersonal = () => '/account/personal/';
export const accountOrders = (query: Query = {}) => withQuery('/account/orders/', query);
export const accountOrdersHistory = (query: Query = {}) => withQuery('/account/orders-history/', query);
export const accountAcademy = (query: Query = {}) => withQuery('/account/academy/', query);
export const accountProfile = () => '/account/profile/main-office/';
export const accountOfficeEdit = () => '/account/profile/main-office/edit/';
export const accountBranches = () => '/account/profile/main-office/branches/';
export const accountBranchAdd = () => '/account/profile/main-office/branches/add/';
export const accountBranch = (id: string) => `/account/profile/main-office/branches/${segment(id)}/`;
export const accountBranchEdit = (id: string) => `/account/profile/main-office/branches/${segment(id)}/edit/`;
export const accountProjects = () => '/account/profile/projects/';
/** The form of a project; the id `add` means a new one. */
export const accountProject = (id: string) => `/account/profile/projects/${segment(id)}/`;
export const accountProjectView = (id: string) => `/account/profile/projects/${segment(id)}/view/`;
export const accountServices = () => '/account/profile/expanded-services/';
export const accountOwnProducts = () => '/account/profile/self-products/';
export const accountHelp = () => '/account/profile/help/';
export const accountEmployees = () => '/account/profile/employees/';
export const accountCertificates = (query: Query = {}) => withQuery('/account/profile/certificates/', query);
/** Back office of the manufacturer's employees. */
export const staff = () => '/account/staff/';
/** Where a person becomes the first administrator, while the site has none. */
export const staffFirst = () => '/account/staff/first/';
export const staffPeople = () => '/account/staff/people/';
/** A section of the back office, or one item of it. */
export const staffSection = (section: StaffSection, item?: string | number) =>
  item === undefined ? `/account/staff/${section}/` : `/account/staff/${section}/${segment(item)}/`;
export const partnerCertificate = () => '/account/partner-certificate/';
export const partnerCertificatePdf = () => addressOf('GET /account/partner-certificate.pdf');
/** Public check of a certificate number. */
export const partnerCertificateCheck = (number?: string) => withQuery('/partners/certificate/', { number });
export const partnerPolicy = () => '/account/policy/';
export const partnerMaterials = (query: Query = {}) => withQuery('/account/media/', query);
export const partnerMaterialFile = (id: number) => addressOf('GET /account/media/{id}/file', { params: { id } });
export const accountContent = (slug: string) => `/account/${segment(slug)}/`;
export const materials = () => '/content/';
export const proposals = (type = 'all') => withQuery('/account/kp/', { type });
export const proposalList = (query: Query) => withQuery('/account/kp/', query);
export const proposal = (slug: string) => `/account/kp/${segment(slug)}/`;
/** `closed`: the locked step that was requested instead. */
export const proposalStep = (slug: string, step: string, query: { closed?: string } = {}) =>
  withQuery(`/account/kp/${segment(slug)}/${segment(step)}/`, query);
/** Makes a draft of the car park that was configured without a login and is stored in this browser. */
export const configuredProposal = () => '/account/kp/configured/';
/** A proposal as a file: for the customer; JSON for the partner's own programs. */
export const proposalFile = (slug: string, format: 'pdf' | 'xlsx' | 'svg' | 'json') =>
  addressOf(`GET /account/kp/proposals/{slug}/proposal.${format}`, { params: { slug } });
export const proposalView = (id: string) => `/view-kp/${segment(id)}/`;
export const proposalViewPdf = (id: string) => addressOf('GET /view-kp/{id}/proposal.pdf', { params: { id } });
export const proposalViewPlan = (id: string) => addressOf('GET /view-kp/{id}/proposal.svg', { params: { id } });

export const captcha = (returnTo?: string) => withQuery('/captcha/', { returnTo });
/** Link in e-mails: `account` confirms the account's address, `learning` the one for online courses. */
export const confirmEmail = (kind: 'account' | 'learning', code: string) =>
  `/system/${kind === 'account' ? 'email' : 'ispring-email'}/${segment(code)}/`;
/** All stored data of the visitor, as a download. */
export const personalData = (format: 'json' | 'html') => addressOf(`GET /account/personal/data.${format}`);

export const technical = () => '/technical/';
export const icons = () => '/_icons/';
