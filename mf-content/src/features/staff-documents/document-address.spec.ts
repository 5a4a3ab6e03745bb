import { expect, test } from '@jest/globals';
import { documentPage, segmentOf } from '@site/contracts/content-pages';
import { addressOfSegment } from './document-address.ts';

test.each(['/', '/about/contacts/', '/news/a_b-c/'])('restores %s from the segment', (address) => {
  expect(addressOfSegment(segmentOf(address))).toBe(address);
  expect(documentPage(address)).toMatch(/^\/account\/staff\/pages\/[a-z0-9_~-]+\/$/);
});
