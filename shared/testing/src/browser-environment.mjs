import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom lacks the Fetch API and text encoding, which the router and the API client use; Node's are used instead.
 * AbortController comes with them, because Node's Request accepts only its own signals.
 */
const nodeGlobals = {
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
    Object.assign(this.global, nodeGlobals);
  }
}
