// Before jsdom.
import './shown-or-hidden.cjs';
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
  constructor(config, context) {
    super(config, context);
    this.together = config.projectConfig.testEnvironmentOptions;
  }

  async setup() {
    await super.setup();
    Object.assign(this.global, nodeGlobals);
  }

  /** Passes to `all-specs.ts` what it runs. */
  handleTestEvent({ name }, runner) {
    if (name === 'setup') this.global.specsTogether = { ...this.together, runner };
  }
}
