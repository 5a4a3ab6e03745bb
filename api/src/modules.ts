import { moduleList } from './module.ts';
import { academyModule } from './modules/academy/academy-module.ts';
import { academyCertificateModule } from './modules/academy/certificates/certificate-module.ts';
import { accountModule } from './modules/account/account-module.ts';
import { applicationModule } from './modules/applications/application-module.ts';
import { authModule } from './modules/auth/auth-module.ts';
import { captchaModule } from './modules/captcha/captcha-module.ts';
import { batchModule } from './modules/batch/batch-module.ts';
import { cartModule } from './modules/cart/cart-module.ts';
import { catalogMenuModule } from './modules/catalog-menu/catalog-menu-module.ts';
import { catalogModule } from './modules/catalog/catalog-module.ts';
import { companyModule } from './modules/companies/company-module.ts';
import { consentModule } from './modules/consents/consent-module.ts';
import { contentModule } from './modules/content/content-module.ts';
import { devModule } from './modules/dev/dev-module.ts';
import { documentModule } from './modules/documents/document-module.ts';
import { emailModule } from './modules/emails/email-module.ts';
import { exchangeModule } from './modules/exchange/exchange-module.ts';
import { exportModule } from './modules/exports/export-module.ts';
import { faqModule } from './modules/faq/faq-module.ts';
import { formModule } from './modules/forms/form-module.ts';
import { gateKitModule } from './modules/gate-kits/gate-kit-module.ts';
import { goodsModule } from './modules/goods/goods-module.ts';
import { healthModule } from './modules/health/health-module.ts';
import { invoiceModule } from './modules/invoices/invoice-module.ts';
import { jobModule } from './modules/jobs/job-module.ts';
import { listModule } from './modules/lists/list-module.ts';
import { mailModule } from './modules/mail/mail-module.ts';
import { manageModule } from './modules/manage/manage-module.ts';
import { mediaLibraryModule } from './modules/media/library/media-library-module.ts';
import { mediaModule } from './modules/media/media-module.ts';
import { picturesModule } from './modules/media/pictures-module.ts';
import { menuModule } from './modules/menus/menu-module.ts';
import { noticeModule } from './modules/notices/notice-module.ts';
import { openApiModule } from './modules/openapi/openapi-module.ts';
import { orderModule } from './modules/orders/order-module.ts';
import { pageModule } from './modules/pages/page-module.ts';
import { certificateModule } from './modules/partner-certificates/certificate-module.ts';
import { materialModule } from './modules/partner-materials/material-module.ts';
import { policyModule } from './modules/partner-policy/policy-module.ts';
import { partnerModule } from './modules/partners/partner-module.ts';
import { payBackModule } from './modules/pay-back/pay-back-module.ts';
import { paymentModule } from './modules/payments/payment-module.ts';
import { personalModule } from './modules/personal/personal-module.ts';
import { priceListModule } from './modules/price-lists/price-list-module.ts';
import { pricingModule } from './modules/pricing/pricing-module.ts';
import { proposalModule } from './modules/proposals/proposal-module.ts';
import { proposalOrderModule } from './modules/proposals/ordering/proposal-order-module.ts';
import { projectModule } from './modules/projects/project-module.ts';
import { publicationModule } from './modules/publications/publication-module.ts';
import { documentLinksModule } from './modules/publishing/document-links-module.ts';
import { publishingModule } from './modules/publishing/publishing-module.ts';
import { questionModule } from './modules/questions/question-module.ts';
import { redirectModule } from './modules/redirects/redirect-module.ts';
import { sellerModule } from './modules/seller/seller-module.ts';
import { searchModule } from './modules/search/search-module.ts';
import { seoModule } from './modules/seo/seo-module.ts';
import { sessionModule } from './modules/session/session-module.ts';
import { siteModule } from './modules/site/site-module.ts';
import { sitemapModule } from './modules/sitemap/sitemap-module.ts';
import { smokeModule } from './modules/smoke/smoke-module.ts';
import { smsModule } from './modules/sms/sms-module.ts';
import { staffModule } from './modules/staff/staff-module.ts';
import { stockNoticeModule } from './modules/stock-notices/stock-notice-module.ts';
import { partyModule } from './modules/suggestions/party-module.ts';
import { supportModule } from './modules/support/support-module.ts';
import { ticketModule } from './modules/tickets/ticket-module.ts';
import { userModule } from './modules/users/user-module.ts';
import { warrantyModule } from './modules/warranty/warranty-module.ts';

/** All modules of the API. A module comes after its dependencies; its routes can use services of any module. */
export const modules = moduleList()
  .with(seoModule)
  .with(picturesModule)
  .with(documentModule)
  .with(smsModule)
  .with(mailModule)
  .with(emailModule)
  .with(captchaModule)
  .with(devModule)
  .with(partyModule)
  .with(healthModule)
  .with(openApiModule)
  .with(batchModule)
  .with(manageModule)
  .with(jobModule)
  .with(redirectModule)
  .with(publishingModule)
  .with(documentLinksModule)
  .with(noticeModule)
  .with(catalogModule)
  .with(goodsModule)
  .with(siteModule)
  .with(menuModule)
  .with(pageModule)
  .with(consentModule)
  .with(questionModule)
  .with(catalogMenuModule)
  .with(faqModule)
  .with(publicationModule)
  .with(projectModule)
  .with(partnerModule)
  .with(formModule)
  .with(invoiceModule)
  .with(paymentModule)
  .with(sellerModule)
  .with(academyModule)
  .with(contentModule)
  .with(warrantyModule)
  .with(priceListModule)
  .with(supportModule)
  .with(payBackModule)
  .with(gateKitModule)
  .with(mediaModule)
  .with(mediaLibraryModule)
  .with(exportModule)
  .with(sitemapModule)
  .with(searchModule)
  .with(sessionModule)
  .with(smokeModule)
  .with(staffModule)
  .with(listModule)
  .with(proposalOrderModule)
  .with(cartModule)
  .with(academyCertificateModule)
  .with(orderModule)
  .with(exchangeModule)
  .with(companyModule)
  .with(certificateModule)
  .with(policyModule)
  .with(materialModule)
  .with(proposalModule)
  .with(applicationModule)
  .with(authModule)
  .with(personalModule)
  .with(accountModule)
  .with(ticketModule)
  .with(userModule)
  .with(pricingModule)
  .with(stockNoticeModule);
