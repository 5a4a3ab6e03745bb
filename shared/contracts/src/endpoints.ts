import { z } from 'zod';
import { digits } from './fields.ts';
import { academyCertificateEndpoints } from './academy-certificates.ts';
import { attendanceEndpoints } from './academy-attendance.ts';
import { academyEndpoints } from './academy.ts';
import { configuratorEndpoints } from './configurator.ts';
import { customEventEndpoints } from './academy-custom.ts';
import { onlineCourseEndpoints } from './academy-online.ts';
import { academyFeedbackEndpoints } from './academy-feedback.ts';
import { AccessResponse, ApplicationRequest } from './applications.ts';
import {
  CheckPhoneResponse,
  CodeSentResponse,
  OkResponse,
  PhoneRequest,
  RegistrationRequest,
  VerifyResponse,
  VerifyRequest,
} from './auth.ts';
import { BatchResponse, BatchRequest } from './batch.ts';
import { FormAccepted, FormRequest, requestCodes } from './blocks.ts';
import { CaptchaChallenge, CaptchaSolution } from './captcha.ts';
import {
  ArticlesResponse,
  ArticlesPreview,
  ArticlesRequest,
  CartResponse,
  QuantityRequest,
  RestoreRequest,
} from './cart.ts';
import { CatalogMenu } from './catalog-menu.ts';
import { PriceLevelRequest, ProductCards } from './catalog.ts';
import { assortmentEndpoints } from './company-assortment.ts';
import {
  Invitation,
  InvitationRequest,
  JoinResponse,
  JoinRequest,
  MemberResponse,
  MemberDecision,
  MemberRequest,
} from './company-members.ts';
import {
  BranchContent,
  DraftResponse,
  OfficeContent,
  ProjectContent,
  ProjectDraft,
  RevisionResponse,
  VisibilityRequest,
} from './company-profile.ts';
import { CompanyPictureResponse } from './company-pictures.ts';
import { requisiteEndpoints } from './company-requisites.ts';
import { manageTicketEndpoints, ticketEndpoints } from './company-tickets.ts';
import { AddedReport, COMPARE_LIMIT, ComparePageData, CountersResponse, ShareResponse } from './lists.ts';
import { exchangeEndpoints } from './exchange.ts';
import { manageRequestEndpoints, requestEndpoints } from './form-requests.ts';
import { faqEndpoints, manageFaqEndpoints } from './faq-votes.ts';
import { manageAcademyEndpoints } from './manage-academy.ts';
import { manageAcademyCertificateEndpoints } from './manage-academy-certificates.ts';
import { manageApplicationEndpoints } from './manage-applications.ts';
import { manageCertificateEndpoints } from './manage-certificates.ts';
import { manageCompanyEndpoints } from './manage-companies.ts';
import { manageProposalEndpoints } from './manage-proposals.ts';
import { manageContentEndpoints } from './manage-content.ts';
import { manageDecisionEndpoints } from './manage.ts';
import { manageCategoryEndpoints } from './manage-categories.ts';
import { manageGoodsEndpoints } from './manage-goods.ts';
import { manageJobEndpoints } from './manage-jobs.ts';
import { manageMenuEndpoints } from './manage-menus.ts';
import { manageMediaEndpoints } from './manage-media.ts';
import { manageOrderEndpoints } from './manage-orders.ts';
import { manageEventEndpoints } from './manage-events.ts';
import { manageProductQuestionEndpoints } from './manage-product-questions.ts';
import { manageQuestionEndpoints } from './manage-questions.ts';
import { manageRegistrationEndpoints } from './manage-registrations.ts';
import { manageRevisionEndpoints } from './manage-revisions.ts';
import { manageSettingEndpoints } from './manage-settings.ts';
import { manageRedirectEndpoints } from './manage-redirects.ts';
import { manageSiteEndpoints } from './manage-site.ts';
import { manageShopEndpoints } from './manage-shops.ts';
import { firstStaffEndpoints, manageStaffEndpoints } from './manage-staff.ts';
import { manageViewEndpoints } from './manage-views.ts';
import { manageUserEndpoints } from './manage-users.ts';
import { manageWarrantyEndpoints } from './manage-warranty.ts';
import { NoticesResponse, NoticesDigest, NoticesRead } from './notices.ts';
import { offerDocumentEndpoints } from './offer-document.ts';
import {
  OrderResponse,
  OrderPlaced,
  OrderQuestion,
  OrderRequest,
  PaymentRequest,
  PaymentStarted,
  ReasonRequest,
  ReturnRequest,
} from './orders.ts';
import { managePaymentEndpoints, paymentEndpoints } from './payments.ts';
import { CartPageData, pageAnswerOf } from './page.ts';
import { PolicyAcknowledged, PolicyAcknowledgement } from './partner-policy.ts';
import * as personal from './personal.ts';
import { priceListEndpoints } from './price-lists.ts';
import { sellerEndpoints } from './seller.ts';
import { smokeEndpoints } from './smoke.ts';
import { ProductId, productIds } from './product-ids.ts';
import { proposalEditingEndpoints } from './proposal-editing.ts';
import { proposalLifeEndpoints } from './proposal-life.ts';
import { versionEndpoints } from './version-changes.ts';
import { proposalLinkEndpoints } from './proposal-link.ts';
import { proposalEndpoints } from './proposals.ts';
import { publicProposalEndpoints } from './public-proposal.ts';
import { ProductQuestions, QuestionRequest } from './questions.ts';
import { RedirectCheckResponse, RedirectCheckRequest } from './redirect-check.ts';
import type { Area } from './staff-rights.ts';
import { supportEndpoints } from './support.ts';
import { SuggestResponse } from './search.ts';
import { SuggestQuery } from './search-query.ts';
import { SiteData } from './site-data.ts';
import { StockNoticeRequest } from './stock-notices.ts';
import { UploadedFileResponse } from './uploaded-file.ts';
import { UserData } from './user-data.ts';
import { warrantyEndpoints } from './warranty.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Described {
  summary: string;
  /** One string or number for each `{name}` of the path. */
  params?: z.ZodObject;
  query?: z.ZodObject;
}
interface Call extends Described {
  body?: z.ZodType;
  answer: z.ZodType;
}
/** A multipart form; one with a file is sent in a way that reports progress. */
interface Form extends Described {
  form: z.ZodObject;
  answer: z.ZodType;
}
/** A call that takes up to minutes: for a client that accepts `LINES` it reports its progress before the answer. */
interface LongCall {
  progress?: z.ZodType;
}
/** A plain link, which sends no request key; the response is a file of this MIME type. */
interface Download extends Described {
  file: string;
  /** Schema of the file, for programs that read it. */
  content?: z.ZodType;
}

/** The length of a carousel. */
const MAX_CARDS = 24;
/** A shared comparison may span groups; the page shows up to COMPARE_LIMIT products of each. */
const MAX_SHARED = COMPARE_LIMIT * 4;

const Item = z.object({ product_id: ProductId });
const Product = z.object({ id: ProductId });
const Order = z.object({ id: z.string().max(100) });
const Entry = z.object({ id: z.string().max(100) });

/**
 * All API endpoints by method and path, below `/api`. This map types the browser's client, registers the API's routes and
 * generates the OpenAPI document. Pages, `GET /api{page path}/`, are not listed: each URL of the site has one, and all
 * respond with `PageResponse`. Two of them are endpoints as well.
 */
export const endpoints = {
  'GET /openapi.json': {
    summary: 'This document',
    answer: z.looseObject({ openapi: z.string() }),
  },

  'POST /batch/': {
    summary: 'Runs several calls of one visitor in one request',
    body: BatchRequest,
    answer: BatchResponse,
  },

  'GET /fetch/sitedata/': { summary: 'Data shared by all pages of the site', answer: SiteData },
  'GET /fetch/catalog-menu/': {
    summary: 'Pictures, best sellers and guides of the catalogue’s groups, for the open mega menu',
    answer: CatalogMenu,
  },
  'GET /fetch/userdata/': { summary: 'The current visitor, with the counters of cart and lists', answer: UserData },
  'POST /fetch/check-redirect/': {
    summary: 'Whether an address has moved',
    body: RedirectCheckRequest,
    answer: RedirectCheckResponse,
  },

  'POST /account/user/check-phone': {
    summary: 'Whether a phone number is registered',
    body: PhoneRequest,
    answer: CheckPhoneResponse,
  },
  'POST /account/user/login': { summary: 'Sends a login code', body: PhoneRequest, answer: CodeSentResponse },
  'POST /account/user/refresh-code': { summary: 'Sends another code', body: PhoneRequest, answer: CodeSentResponse },
  'POST /account/user/registrate': {
    summary: 'Sends the code that completes a registration',
    body: RegistrationRequest,
    answer: CodeSentResponse,
  },
  'POST /account/user/verify': { summary: 'Logs in by the code', body: VerifyRequest, answer: VerifyResponse },
  'POST /account/user/logout': { summary: 'Ends the session', answer: OkResponse },
  'GET /account/user/invitation/{id}/': {
    summary: 'The invitation to a company that a text message links to',
    params: Entry,
    answer: Invitation,
  },
  'POST /account/check-change-phone': {
    summary: 'Sends a code to the new number',
    body: PhoneRequest,
    answer: CodeSentResponse,
  },
  'POST /account/personal/phone/': {
    summary: 'Changes the phone number, given the code sent to the new one',
    body: personal.PhoneChange,
    answer: personal.PersonalResponse,
  },
  'POST /account/verify-email/': {
    summary: 'Confirms an e-mail address by the code sent to it',
    body: personal.VerifyEmailRequest,
    answer: personal.VerifyEmailResponse,
  },
  'POST /account/personal/confirmation-email/': {
    summary: 'Sends the confirmation e-mail to the visitor’s address',
    body: personal.ConfirmationEmailRequest,
    answer: OkResponse,
  },
  'POST /account/personal': {
    summary: 'Saves the visitor’s own data; with a tax number it is an application to the partner network',
    form: personal.PersonalForm.extend(
      ApplicationRequest.pick({ inn: true, company: true, company_comment: true, consent: true }).partial().shape,
    ),
    answer: personal.PersonalResponse,
  },
  'PUT /account/personal/notifications/': {
    summary: 'Sets the channels of order notifications',
    body: personal.Notifications,
    answer: OkResponse,
  },
  'PUT /account/personal/marketing/': {
    summary: 'Gives or withdraws the consent to advertising',
    body: personal.ConsentRequest,
    answer: OkResponse,
  },
  'PUT /account/personal/publication/': {
    summary: 'Gives or withdraws the consent to be shown on the company’s public page',
    body: personal.ConsentRequest,
    answer: OkResponse,
  },
  'DELETE /account/personal/sessions/{id}/': {
    summary: 'Ends one of the visitor’s sessions',
    params: z.object({ id: z.uuid() }),
    answer: OkResponse,
  },
  'DELETE /account/personal/sessions/': { summary: 'Ends all other sessions', answer: OkResponse },
  'POST /account/kp/parking/request-access': {
    summary: 'Requests access to the configurator for the visitor’s company',
    answer: AccessResponse,
  },
  'GET /account/notices/': { summary: 'Notices of the visitor', answer: NoticesResponse },
  'POST /account/notices/read/': { summary: 'Marks notices as read', body: NoticesRead, answer: OkResponse },
  'PUT /account/notices/digest/': {
    summary: 'Turns the daily e-mail with unread notices on or off',
    body: NoticesDigest,
    answer: OkResponse,
  },
  'GET /account/personal/data.json': { summary: 'All stored data of the visitor', file: 'application/json' },
  'GET /account/personal/data.html': {
    summary: 'All stored data of the visitor, to read and print',
    file: 'text/html',
  },
  'GET /account/partner-certificate.pdf': {
    summary: 'The certificate of the visitor’s company',
    file: 'application/pdf',
  },
  'GET /account/media/{id}/file': {
    summary: 'A file for partners',
    params: z.object({ id: digits(z.number().int().positive()) }),
    file: 'application/octet-stream',
  },
  'POST /account/policy/acknowledge/': {
    summary: 'Acknowledges the partner policy on behalf of the company',
    body: PolicyAcknowledgement,
    answer: PolicyAcknowledged,
  },
  'POST /account/personal/deletion-code/': {
    summary: 'Sends the code that confirms the deletion of the profile',
    answer: CodeSentResponse,
  },
  'POST /account/personal/deletion/': {
    summary: 'Schedules the deletion of the profile in 30 days',
    body: personal.DeletionRequest,
    answer: personal.DeletionResponse,
  },
  'DELETE /account/personal/deletion/': { summary: 'Cancels the deletion of the profile', answer: OkResponse },
  'POST /captcha/challenge/': { summary: 'Issues a proof-of-work challenge', answer: CaptchaChallenge },
  'POST /captcha/': { summary: 'Accepts the solution of a challenge', body: CaptchaSolution, answer: OkResponse },
  'POST /account/price-level/': {
    summary: 'Shows an employee of the manufacturer the prices of a partner level',
    body: PriceLevelRequest,
    answer: OkResponse,
  },

  'POST /account/profile/employees/join/': {
    summary: 'Asks a company to accept the visitor',
    body: JoinRequest,
    answer: JoinResponse,
  },
  'POST /account/profile/employees/accept/': {
    summary: 'Accepts a request to join',
    body: MemberDecision,
    answer: MemberResponse,
  },
  'POST /account/profile/employees/deny/': {
    summary: 'Denies a request to join',
    body: MemberDecision,
    answer: MemberResponse,
  },
  'POST /account/profile/employees/': {
    summary: 'Invites an employee by phone',
    body: InvitationRequest,
    answer: MemberResponse,
  },
  'POST /account/profile/employees/{id}/invite/': {
    summary: 'Sends an invitation again, for another week',
    params: Entry,
    answer: MemberResponse,
  },
  'PUT /account/profile/employees/': {
    summary: 'Changes an employee’s card and role',
    body: MemberRequest,
    answer: MemberResponse,
  },
  'DELETE /account/profile/employees/{id}/': { summary: 'Removes an employee', params: Entry, answer: MemberResponse },

  'POST /account/profile/files/{use}/': {
    summary: 'Uploads a picture for the company’s profile',
    params: z.object({ use: z.enum(['logo', 'image', 'photo']) }),
    form: z.object({ file: z.file() }),
    answer: CompanyPictureResponse,
  },
  'POST /account/profile/main-office/edit/': {
    summary: 'Submits an edit of the main office for moderation',
    body: OfficeContent,
    answer: RevisionResponse,
  },
  'DELETE /account/profile/main-office/edit/image/delete/{id}/': {
    summary: 'Removes a picture from the main office',
    params: Entry,
    answer: RevisionResponse,
  },
  'DELETE /account/profile/main-office/edit/logo/delete/{id}/': {
    summary: 'Removes the logo from the main office',
    params: Entry,
    answer: RevisionResponse,
  },
  'POST /account/profile/main-office/branches/add/': {
    summary: 'Submits a new branch for moderation',
    body: BranchContent,
    answer: RevisionResponse,
  },
  'POST /account/profile/main-office/branches/{id}/edit/': {
    summary: 'Submits an edit of a branch for moderation',
    params: Entry,
    body: BranchContent,
    answer: RevisionResponse,
  },
  'PUT /account/profile/main-office/branches/{id}/visibility/': {
    summary: 'Hides a branch from the site or shows it again',
    params: Entry,
    body: VisibilityRequest,
    answer: OkResponse,
  },
  'PUT /account/profile/projects/{id}/visibility/': {
    summary: 'Hides a project from the site or shows it again',
    params: Entry,
    body: VisibilityRequest,
    answer: OkResponse,
  },
  'POST /account/profile/main-office/projects/add/': {
    summary: 'Submits a new project for moderation',
    body: ProjectContent,
    answer: RevisionResponse,
  },
  'POST /account/profile/projects/draft/': {
    summary: 'Saves a new project as a draft, visible to the company only',
    body: ProjectDraft,
    answer: DraftResponse,
  },
  'PUT /account/profile/projects/{id}/draft/': {
    summary: 'Changes a draft of a project',
    params: Entry,
    body: ProjectDraft,
    answer: DraftResponse,
  },
  'DELETE /account/profile/projects/{id}/draft/': {
    summary: 'Deletes a draft of a project',
    params: Entry,
    answer: OkResponse,
  },
  'POST /account/profile/main-office/project/{id}/edit/': {
    summary: 'Submits an edit of a project for moderation',
    params: Entry,
    body: ProjectContent,
    answer: RevisionResponse,
  },
  'DELETE /account/profile/projects/image/delete/{id}/': {
    summary: 'Removes a photograph from a project',
    params: Entry,
    answer: RevisionResponse,
  },

  ...assortmentEndpoints,
  ...requisiteEndpoints,
  ...proposalEndpoints,
  ...academyEndpoints,
  ...attendanceEndpoints,
  ...academyFeedbackEndpoints,
  ...academyCertificateEndpoints,
  ...onlineCourseEndpoints,
  ...customEventEndpoints,
  ...offerDocumentEndpoints,
  ...proposalEditingEndpoints,
  ...proposalLifeEndpoints,
  ...versionEndpoints,
  ...proposalLinkEndpoints,
  ...publicProposalEndpoints,
  ...configuratorEndpoints,
  ...ticketEndpoints,
  ...faqEndpoints,

  'GET /search/suggest/': { summary: 'Suggestions while typing', query: SuggestQuery, answer: SuggestResponse },
  'GET /product/cards/': {
    summary: 'Product cards in the requested order',
    query: z.object({ ids: productIds(MAX_CARDS) }),
    answer: ProductCards,
  },
  'GET /product/{id}/questions/': {
    summary: 'The next questions after the last one shown',
    params: Product,
    query: z.object({ after: ProductId }),
    answer: ProductQuestions,
  },
  'POST /product/{id}/questions/': {
    summary: 'Asks a question about a product',
    params: Product,
    body: QuestionRequest,
    answer: OkResponse,
  },
  'POST /product/{id}/stock-notice/': {
    summary: 'Subscribes to an e-mail when the product is in stock',
    params: Product,
    body: StockNoticeRequest,
    answer: OkResponse,
  },

  'GET /cart/': {
    summary: 'The cart page; with step=checkout, also the checkout options; with kp_id, those of a proposal',
    query: z.object({ step: z.string().optional(), kp_id: z.string().max(100).optional() }),
    answer: pageAnswerOf(CartPageData),
  },
  'DELETE /cart/': { summary: 'Empties the cart', answer: CartResponse },
  'PUT /cart/items/{product_id}/': {
    summary: 'Sets the quantity of a line',
    params: Item,
    body: QuantityRequest,
    answer: CartResponse,
  },
  'DELETE /cart/items/{product_id}/': { summary: 'Removes a line', params: Item, answer: CartResponse },
  'POST /cart/items/{product_id}/put-aside/': {
    summary: 'Moves a line to the wishlist',
    params: Item,
    answer: CartResponse,
  },
  'POST /cart/accept/': { summary: 'Accepts changed prices and stock', answer: CartResponse },
  'POST /cart/restore/': { summary: 'Undoes a removal', body: RestoreRequest, answer: CartResponse },
  'POST /cart/articles/': { summary: 'Adds a list of articles', body: ArticlesRequest, answer: ArticlesResponse },
  'POST /cart/articles/preview/': {
    summary: 'Parses a list of articles without adding it',
    body: ArticlesRequest,
    answer: ArticlesPreview,
  },
  'GET /cart/cart.pdf': { summary: 'The cart as PDF', file: 'application/pdf' },

  'GET /compare/': {
    summary: 'The comparison page: the visitor’s own, or a shared one by ids',
    query: z.object({ ids: productIds(MAX_SHARED).optional() }),
    answer: pageAnswerOf(ComparePageData),
  },
  'DELETE /compare/': {
    summary: 'Empties the comparison, or one category of it',
    query: z.object({ category: ProductId.optional() }),
    answer: CountersResponse,
  },
  'PUT /compare/{product_id}/': { summary: 'Adds to the comparison', params: Item, answer: CountersResponse },
  'DELETE /compare/{product_id}/': { summary: 'Removes from the comparison', params: Item, answer: CountersResponse },
  'PUT /wishlist/{product_id}/': { summary: 'Adds to the wishlist', params: Item, answer: CountersResponse },
  'DELETE /wishlist/{product_id}/': { summary: 'Removes from the wishlist', params: Item, answer: CountersResponse },
  'POST /wishlist/share/': { summary: 'Shares the wishlist with everyone who has its link', answer: ShareResponse },
  'DELETE /wishlist/share/': { summary: 'Stops sharing the wishlist', answer: ShareResponse },
  'POST /wishlist/to-cart/': { summary: 'Adds the wishlist to the cart', answer: AddedReport },

  'POST /order/': { summary: 'Places an order', body: OrderRequest, answer: OrderPlaced },
  'POST /order/files/': {
    summary: 'Uploads a file for an order that is being placed',
    form: z.object({ file: z.file() }),
    answer: UploadedFileResponse,
  },
  'POST /order/{id}/cancel/': {
    summary: 'Cancels an order',
    params: Order,
    body: ReasonRequest,
    answer: OrderResponse,
  },
  'POST /order/{id}/return/': {
    summary: 'Requests a return of an order, or of some of its lines',
    params: Order,
    body: ReturnRequest,
    answer: OrderResponse,
  },
  'POST /order/{id}/repeat/': { summary: 'Adds an order’s lines to the cart', params: Order, answer: AddedReport },
  'POST /order/{id}/question/': {
    summary: 'Asks the manager about an order',
    params: Order,
    body: OrderQuestion,
    answer: OrderResponse,
  },
  'POST /order/{id}/payment/': {
    summary: 'Begins the payment of an order on the site, or continues it',
    params: Order,
    body: PaymentRequest,
    answer: PaymentStarted,
  },
  'POST /order/{id}/payment/check/': {
    summary: 'Asks the payment service for the result of an order’s payment',
    params: Order,
    answer: OrderResponse,
  },
  'GET /order/{id}/invoice.pdf': { summary: 'The invoice of an order', params: Order, file: 'application/pdf' },
  'GET /order/{id}/files/{file}': {
    summary: 'An attachment of the order, or a closing document',
    params: Order.extend({ file: z.uuid() }),
    file: 'application/octet-stream',
  },

  'POST /forms/{form_code}/': {
    summary: 'Sends a request to the managers',
    params: z.object({ form_code: z.enum(requestCodes) }),
    body: FormRequest,
    answer: FormAccepted,
  },
  ...requestEndpoints,

  ...priceListEndpoints,
  ...sellerEndpoints,
  ...supportEndpoints,
  ...warrantyEndpoints,

  // Back office endpoints, one module per noun.
  ...manageAcademyEndpoints,
  ...manageAcademyCertificateEndpoints,
  ...manageApplicationEndpoints,
  ...manageCertificateEndpoints,
  ...manageCompanyEndpoints,
  ...manageProposalEndpoints,
  ...manageFaqEndpoints,
  ...manageContentEndpoints,
  ...manageDecisionEndpoints,
  ...manageEventEndpoints,
  ...manageGoodsEndpoints,
  ...manageCategoryEndpoints,
  ...manageMediaEndpoints,
  ...manageOrderEndpoints,
  ...manageProductQuestionEndpoints,
  ...manageJobEndpoints,
  ...manageQuestionEndpoints,
  ...manageRegistrationEndpoints,
  ...manageRevisionEndpoints,
  ...manageSettingEndpoints,
  ...manageSiteEndpoints,
  ...manageMenuEndpoints,
  ...manageRedirectEndpoints,
  ...manageShopEndpoints,
  ...firstStaffEndpoints,
  ...manageStaffEndpoints,
  ...manageTicketEndpoints,
  ...manageUserEndpoints,
  ...manageViewEndpoints,
  ...manageWarrantyEndpoints,
  ...manageRequestEndpoints,
  ...smokeEndpoints,

  ...exchangeEndpoints,
  ...paymentEndpoints,
  ...managePaymentEndpoints,
} satisfies Record<`${Method} /${string}`, ((Call | Form) & LongCall) | Download> &
  Record<`${Method} /manage/${string}`, { area: Area | 'own' }>;
