import { afterEach, beforeEach, jest } from '@jest/globals';
import { LINES } from '@site/contracts/lines';
import { act } from '@testing-library/react';

/** A fake XMLHttpRequest that uploads a file; the test controls progress and response. */
class FakeUpload extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  private type = 'application/json';
  open: jest.Mock = jest.fn();
  abort: jest.Mock = jest.fn();
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
  getResponseHeader = () => this.type;
  send = () => this.sent(this);

  constructor(private readonly sent: (request: FakeUpload) => void) {
    super();
  }

  progress = (loaded: number, total: number) =>
    act(async () => void this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total })));
  /** Receives lines of JSON, as of a long call. */
  lines = (...lines: object[]) =>
    act(async () => {
      const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
      Object.assign(this, { status: 200, type: LINES, responseText: this.responseText + text });
      this.dispatchEvent(new Event('progress'));
    });
  /** Ends the response, whole or cut. */
  end = () => act(async () => void this.dispatchEvent(new Event('load')));
  answer = (status: number, body: object) =>
    act(async () => {
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      this.dispatchEvent(new Event('load'));
    });
}

/** Replaces XMLHttpRequest in a test file; returns the uploads of the running test, in order. */
export function fakeUploads(): readonly FakeUpload[] {
  const all: FakeUpload[] = [];
  const original = globalThis.XMLHttpRequest;
  beforeEach(() => {
    all.length = 0;
    globalThis.XMLHttpRequest = class extends FakeUpload {
      constructor() {
        super((request) => void all.push(request));
      }
    } as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = original;
  });
  return all;
}
