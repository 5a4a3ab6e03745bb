import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom lacks the Fetch family and text coding, which the router and the API client use as every browser gives them:
 * Node's are taken. AbortController comes along, because Node's Request accepts only a signal of its own kind.
 */
const given = {
  AbortController,
  AbortSignal,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  fetch,
  structuredClone,
};

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, given);
  }
}
