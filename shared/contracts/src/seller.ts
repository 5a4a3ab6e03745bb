/** The manufacturer's requisites for payers; both files are the same for all visitors. */
export const sellerEndpoints = {
  'GET /about/requisites.pdf': { summary: 'The manufacturer’s requisites as PDF', file: 'application/pdf' },
  'GET /about/requisites.svg': {
    summary: 'The manufacturer’s requisites as a QR code for banking apps (GOST R 56042-2014)',
    file: 'image/svg+xml',
  },
} as const;
