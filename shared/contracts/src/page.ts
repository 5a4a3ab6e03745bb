import { z } from 'zod';
import { AcademyAccountPageData } from './academy-account.ts';
import { CalendarPageData, EventPageData } from './academy.ts';
import { CertificatesPageData, CompanyCertificatesPageData } from './academy-certificates.ts';
import { AttendancePageData } from './academy-attendance.ts';
import { FeedbackPageData } from './academy-feedback.ts';
import { LocationPageData, LocationsPageData } from './academy-locations.ts';
import { TrainerPageData, TrainersPageData } from './academy-trainers.ts';
import { TrainingPageData, TrainingsPageData } from './academy-trainings.ts';
import { Block, EventCard } from './blocks.ts';
import { CatalogPageData, CategoryPageData, ProductCard, ProductPageData } from './catalog.ts';
import { Cart } from './cart.ts';
import { OwnProductsPageData, ServicesPageData } from './company-assortment.ts';
import { EmployeesPageData } from './company-members.ts';
import {
  BranchesPageData,
  BranchPageData,
  OfficePageData,
  ProjectPageData,
  ProjectsPageData,
} from './company-profile.ts';
import { HelpPageData } from './company-tickets.ts';
import { ConfiguratorPageData, ConfiguredProposalPageData } from './configurator.ts';
import { RequestPageData } from './form-requests.ts';
import { GateKitPageData } from './gate-kit.ts';
import { ComparePageData, WishlistPageData } from './lists.ts';
import { DashboardPageData } from './dashboard.ts';
import { OrdersPageData } from './order-list.ts';
import { CheckoutOptions, OrderPageData, OrderSuccessPageData, ProposalCheckout } from './orders.ts';
import { EmailLinkPageData, PersonalPageData } from './personal.ts';
import { CertificateCheckPageData, CertificatePageData } from './partner-certificates.ts';
import { PartnersPageData } from './partner-directory.ts';
import { MaterialsPageData } from './partner-materials.ts';
import { PolicyPageData } from './partner-policy.ts';
import { PriceListPageData, PriceListsPageData } from './price-lists.ts';
import { ProjectListPageData } from './projects.ts';
import { ProposalPageData } from './proposal-page.ts';
import { ProposalsPageData } from './proposals.ts';
import { PublicationPageData, PublicationsPageData } from './publications.ts';
import { PublicProposalPageData } from './public-proposal.ts';
import { SearchPageData } from './search.ts';
import { Seo } from './seo.ts';
import { StaffFirstPageData, StaffPageData, StaffPeoplePageData, StaffSectionPageData } from './staff-page.ts';
import { SupportPageData } from './support.ts';
import { ClaimPageData, WarrantyPageData } from './warranty.ts';
import { WhereToBuyPageData } from './where-to-buy.ts';

export const CartPageData = z.object({
  kind: z.literal('cart'),
  cart: Cart,
  checkout: CheckoutOptions.nullable().describe('at ?step=checkout'),
  /** At ?step=checkout&kp_id=: the cart shows the proposal, not the visitor's own cart. */
  proposal: ProposalCheckout.optional(),
  /** With an empty cart: the last order, so that an order with a lost response does not look unplaced. */
  recent_order: z.object({ number: z.int(), url: z.string() }).optional(),
  best_sellers: z.array(ProductCard).optional().describe('with an empty cart'),
});

/** Data specific to the page's kind, next to its blocks. */
export const PageData = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('content') }),
  CatalogPageData,
  CategoryPageData,
  ProductPageData,
  SearchPageData,
  CartPageData,
  ComparePageData,
  WishlistPageData,
  OrderPageData,
  OrderSuccessPageData,
  OrdersPageData,
  z.object({ kind: z.literal('pay-back'), variant: z.enum(['tickets', 'plates']), products: z.array(ProductCard) }),
  GateKitPageData,
  PublicationsPageData,
  PublicationPageData,
  ProjectListPageData,
  z.object({ kind: z.literal('academy'), events: z.array(EventCard) }),
  TrainersPageData,
  TrainerPageData,
  z.object({ kind: z.literal('academy-custom') }),
  TrainingsPageData,
  TrainingPageData,
  LocationsPageData,
  LocationPageData,
  CertificatesPageData,
  AttendancePageData,
  FeedbackPageData,
  CompanyCertificatesPageData,
  CalendarPageData,
  EventPageData,
  AcademyAccountPageData,
  DashboardPageData,
  EmployeesPageData,
  StaffPageData,
  StaffFirstPageData,
  StaffPeoplePageData,
  StaffSectionPageData,
  PersonalPageData,
  EmailLinkPageData,
  OfficePageData,
  BranchesPageData,
  BranchPageData,
  ProjectsPageData,
  ProjectPageData,
  ServicesPageData,
  OwnProductsPageData,
  HelpPageData,
  CertificatePageData,
  CertificateCheckPageData,
  MaterialsPageData,
  PolicyPageData,
  ProposalsPageData,
  ProposalPageData,
  PublicProposalPageData,
  ConfiguratorPageData,
  ConfiguredProposalPageData,
  PartnersPageData,
  SupportPageData,
  PriceListsPageData,
  PriceListPageData,
  WarrantyPageData,
  ClaimPageData,
  RequestPageData,
  WhereToBuyPageData,
]);
export type PageData = z.infer<typeof PageData>;
export type PageKind = PageData['kind'];
export type PageDataOf<K extends PageKind> = Extract<PageData, { kind: K }>;

/** Set on a preview: the displayed revision, and the expiry of the link. */
export const ContentPreview = z.object({
  address: z.string(),
  number: z.int(),
  state: z.enum(['live', 'scheduled', 'draft', 'past']),
  created_at: z.iso.datetime(),
  publish_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime(),
  /** The page has more content, drawn by another remote and missing here. */
  is_partial: z.boolean().optional(),
});
export type ContentPreview = z.infer<typeof ContentPreview>;

/** `GET /api{page path}/`: all data of a page. */
export const PageResponse = z.object({
  seo: Seo,
  content: z.array(Block),
  pagedata: PageData,
  nofooter: z.boolean().optional(),
  noheader: z.boolean().optional(),
  /** Scroll gestures move by whole sections. */
  scroll: z.literal('full-page').optional(),
  preview: ContentPreview.optional(),
});
export type PageResponse = z.infer<typeof PageResponse>;
export type PageAnswerOf<K extends PageKind> = Omit<PageResponse, 'pagedata'> & { pagedata: PageDataOf<K> };

export const pageAnswerOf = <Data extends z.ZodType>(pagedata: Data) => PageResponse.extend({ pagedata });
