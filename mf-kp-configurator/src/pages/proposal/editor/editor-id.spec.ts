import { afterEach, expect, test } from '@jest/globals';
import { EDITING_TIMEOUT } from '@site/contracts/editing-times';
import { editorId, storeEditorId } from './editor-id.ts';

afterEach(() => sessionStorage.clear());

test('keeps the id across a reload, and gives a second tab another one', () => {
  const first = editorId();
  expect(editorId()).not.toBe(first);
  storeEditorId(first);
  expect(editorId()).toBe(first);
  expect(editorId()).not.toBe(first);
});

test('ignores an expired or damaged stored id', () => {
  storeEditorId('long-ago', () => 0);
  expect(editorId(() => EDITING_TIMEOUT)).not.toBe('long-ago');
  sessionStorage.setItem('proposal-editor', '{');
  expect(editorId()).toMatch(/^[\da-f-]{36}$/);
});
