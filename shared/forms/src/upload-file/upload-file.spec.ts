import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeUploads } from '@site/testing/fake-uploads';
import { longCall, uploadFile } from './upload-file.ts';

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

test('follows a long call by its lines, ends a silent one, and takes a response without its last line as lost', async () => {
  const onProgress = jest.fn();
  const call = () =>
    longCall({
      ...{ endpoint: 'POST /manage/products/undo/', query: { number: '5' }, headers: { key: 'k' }, onProgress },
      signal: new AbortController().signal,
    });
  const results = [call(), call(), call()];
  const [whole, cut, silent] = [uploads[0]!, uploads[1]!, uploads[2]!];
  expect(whole.open).toHaveBeenCalledWith('POST', '/api/manage/products/undo/?number=5');
  const progress = { stage: 'write', done: 1, total: 2 };
  jest.advanceTimersByTime(59_000);
  await whole.lines({ progress }, { progress: { ...progress, done: 2 } });
  await cut.lines({ progress });
  expect(onProgress.mock.calls).toEqual([[progress], [{ ...progress, done: 2 }], [progress]]);
  jest.advanceTimersByTime(1_000);
  expect(await results[2]).toMatchObject({ ok: false, problem: { code: 'network' } });
  expect([whole, silent].map(({ abort }) => abort.mock.calls.length)).toEqual([0, 1]);

  await whole.lines({ answer: { number: 5 } });
  await whole.end();
  expect(await results[0]).toEqual({ ok: true, value: { number: 5 } });
  await cut.end();
  expect(await results[1]).toMatchObject({ ok: false, status: 503, problem: { code: 'network' } });
  const refused = call();
  const problem = { status: 'error', code: 'goods_undo', message: 'Нельзя', fields: { a: 'b' } };
  await uploads[3]!.lines({ status: 409, problem });
  await uploads[3]!.end();
  expect(await refused).toEqual({ ok: false, status: 409, problem });
});
