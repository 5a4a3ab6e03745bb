import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeUploads } from '@site/testing/fake-uploads';
import { uploadFile } from './upload-file.ts';

const uploads = fakeUploads();
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const upload = (signal = new AbortController().signal) =>
  uploadFile({ address: '/api/files/', file: new Blob(['x']), headers: {}, onProgress: () => {}, signal });

test('ends an upload that makes no progress, and says what to do', async () => {
  const result = upload();
  jest.advanceTimersByTime(59_000);
  await uploads[0]!.progress(1, 10);
  jest.advanceTimersByTime(59_000);
  expect(uploads[0]!.abort).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(uploads[0]!.abort).toHaveBeenCalled();
  expect(await result).toMatchObject({
    ok: false,
    problem: { message: expect.stringMatching(/загрузите файл ещё.раз/) },
  });
});

test('has no deadline after a response or an abort', async () => {
  const leaving = new AbortController();
  const result = upload();
  void upload(leaving.signal);
  await uploads[0]!.answer(200, { file: {} });
  expect(await result).toEqual({ ok: true, value: { file: {} } });
  leaving.abort();
  jest.advanceTimersByTime(60_000);
  expect(uploads[0]!.abort).not.toHaveBeenCalled();
  expect(uploads[1]!.abort).toHaveBeenCalledTimes(1);
});
