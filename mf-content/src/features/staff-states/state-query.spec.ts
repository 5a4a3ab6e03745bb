import { expect, test } from '@jest/globals';
import { stateQuery } from './state-query.ts';

test.each([
  ['?page=2&search=x', { page: '2', search: 'x' }],
  ['?state=closed', { state: 'closed' }],
  ['?state=all&form=callback', { all: 'true', form: 'callback' }],
])('reads %s', (search, query) => {
  expect(stateQuery(new Request(`http://localhost/account/staff/requests/${search}`))).toEqual(query);
});
