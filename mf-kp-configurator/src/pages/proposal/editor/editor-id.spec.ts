import { afterEach, expect, test } from '@jest/globals';
import { EDITING_LASTS } from '@site/contracts/editing-times';
import { editorId, leaveEditorId } from './editor-id.ts';

afterEach(() => sessionStorage.clear());

test('a page that is loaded again is the same editor, a second tab beside it another', () => {
  const first = editorId();
  expect(editorId()).not.toBe(first);
  leaveEditorId(first);
  expect(editorId()).toBe(first);
  expect(editorId()).not.toBe(first);
});

test('what was left long ago, or is damaged, is nobody', () => {
  leaveEditorId('long-ago', () => 0);
  expect(editorId(() => EDITING_LASTS)).not.toBe('long-ago');
  sessionStorage.setItem('proposal-editor', '{');
  expect(editorId()).toMatch(/^[\da-f-]{36}$/);
});
