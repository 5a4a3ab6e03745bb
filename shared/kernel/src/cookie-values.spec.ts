import { expect, test } from '@jest/globals';
import { cookieValues } from './cookie-values.ts';

test.each([
  [undefined, []],
  ['', []],
  ['sid=a', ['a']],
  ['other=1; sid=a; sid=b;sid=a', ['a', 'b']],
  ['sidecar=x; xsid=y', []],
  ['sid="a b"; sid=%D1%8F; sid=%E0%A4%A; sid=; sid', ['a b', 'я', '%E0%A4%A', '']],
  ['sid=a=b', ['a=b']],
])('reads from «%s» the values of sid: %j', (header, values) => {
  expect(cookieValues(header, 'sid')).toEqual(values);
});
