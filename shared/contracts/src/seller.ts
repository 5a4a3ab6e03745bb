/** The manufacturer's requisites as whoever pays takes them; both files are the same for everybody. */
export const sellerEndpoints = {
  'GET /about/requisites.pdf': { summary: 'The manufacturer’s requisites on a sheet', file: 'application/pdf' },
  'GET /about/requisites.svg': {
    summary: 'The same as a QR code that banks’ programs read (GOST R 56042-2014)',
    file: 'image/svg+xml',
  },
} as const;
