import { expect, test } from '@jest/globals';
import { withoutSecrets } from './log-secrets.ts';

test.each([
  ['Key (phone)=(+79161234567) already exists', 'Key (phone)=([phone]) already exists'],
  ['/search?query=%2B79161234567', '/search?query=[phone]'],
  ['89161234567', '[phone]'],
  ['/api/system/ispring-email/abc-DEF_1/?x=1', '/api/system/ispring-email/[code]/?x=1'],
  ['/system/email/abc', '/system/email/[code]'],
  ['/api/view-kp/aB3-_x/accept/', '/api/view-kp/[link]/accept/'],
  ['/api/academy/attendance/aB3-_x/', '/api/academy/attendance/[link]/'],
  ['/shop/attendance/aB3-_x/', '/shop/attendance/[link]/'],
  ['/api/support/request/aB3-_x/', '/api/support/request/[code]/'],
  ['/api/preview/page/L2EtYi8.2.mabc.aB3-_x/', '/api/preview/page/[link]/'],
  ['/preview/page/home/Lw.2.mabc.aB3-_x/', '/preview/page/home/[link]/'],
  [
    '/api/support/documents/preview/Lw.2.mabc.aB3-_x/document.pdf',
    '/api/support/documents/preview/[link]/document.pdf',
  ],
  ['/warranty/aB3-_xaB3-_xaB3-_x/', '/warranty/[code]/'],
  ['/api/warranty/claims/aB3-_xaB3-_xaB3-_x/files/1/', '/api/warranty/claims/[code]/files/1/'],
  ['/api/warranty/check/', '/api/warranty/check/'],
  ['/support/request/?missing=1', '/support/request/?missing=1'],
  ['/academy/feedback/7b0f7f0e-0000/?x=1', '/academy/feedback/[link]/?x=1'],
  ['https://site.test/view-kp/aB3-_x/?utm=1', 'https://site.test/view-kp/[link]/?utm=1'],
  ['order 79161234567890', 'order 79161234567890'],
])('%s', (text, shown) => {
  expect(withoutSecrets(text)).toBe(shown);
});
