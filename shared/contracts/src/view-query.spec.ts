import { expect, test } from '@jest/globals';
import { viewQuery } from './view-query.ts';

test.each([
  ['?state=all&page=3&search=&form=callback', 'form=callback&state=all'],
  ['sort=-price&search=привод', 'search=%D0%BF%D1%80%D0%B8%D0%B2%D0%BE%D0%B4&sort=-price'],
  ['', ''],
  ['//evil.example/?a=1#b', '%2F%2Fevil.example%2F%3Fa=1%23b'],
])('stores %s as %s', (search, query) => expect(viewQuery(search)).toBe(query));
