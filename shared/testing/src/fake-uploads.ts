import { afterEach, beforeEach, jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** A request of the browser that sends a file, answered by hand. */
class FakeUpload extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  open: jest.Mock = jest.fn();
  abort: jest.Mock = jest.fn();
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
  send = () => this.sent(this);

  constructor(private readonly sent: (request: FakeUpload) => void) {
    super();
  }

  progress = (loaded: number, total: number) =>
    act(async () => void this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total })));
  answer = (status: number, body: object) =>
    act(async () => {
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      this.dispatchEvent(new Event('load'));
    });
}

/** In the tests of this file no upload leaves; the list has those of the running test, in their order. */
export function fakeUploads(): readonly FakeUpload[] {
  const all: FakeUpload[] = [];
  const browsers = globalThis.XMLHttpRequest;
  beforeEach(() => {
    all.length = 0;
    globalThis.XMLHttpRequest = class extends FakeUpload {
      constructor() {
        super((request) => void all.push(request));
      }
    } as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = browsers;
  });
  return all;
}
