/** Addresses of legal documents on a site that sets no others; each counts once its page is published. */
export const documentAddresses = {
  policy: '/policy/',
  cookies: '/cookies/',
  terms: '/terms/',
  consent: '/consent/',
  consent_marketing: '/consent-marketing/',
  consent_registration: '/consent-registration/',
  consent_order: '/consent-order/',
  consent_question: '/consent-question/',
  consent_question_publication: '/consent-question-publication/',
  consent_stock_notice: '/consent-stock-notice/',
  consent_application: '/consent-application/',
  consent_partner_contact: '/consent-partner-contact/',
  consent_publication: '/consent-publication/',
  consent_proposal: '/consent-proposal/',
  consent_warranty: '/consent-warranty/',
};
