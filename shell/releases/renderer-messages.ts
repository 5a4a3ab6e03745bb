import type { FromRenderer, RendererOptions, ToRenderer } from '@site/contracts/renderer';

/**
 * First message to the process of a renderer (`renderer-process.mjs`). Messages for the renderer inside:
 * `contracts/renderer`.
 */
export interface RendererStart {
  /** Server entry file of the shell release. */
  entry: string;
  options: RendererOptions;
  /** Limit of the JavaScript heap, in MB. */
  memory: number;
}

/** `ping` stays inside the process. The process responds to `call` with `here`, even if its renderer is blocked. */
export type ToRendererProcess = RendererStart | Exclude<ToRenderer, { type: 'ping' }> | { type: 'call' };

/** `working`: id of the request that the renderer's code runs for now, or ran for last. */
export type FromRendererProcess = { working: number } & (
  | { type: 'says'; message: Exclude<FromRenderer, { type: 'pong' }> }
  /** Repeated while the renderer does not respond. */
  | ({ type: 'silent' } & Silence)
  | { type: 'answers' }
  | { type: 'here' }
  | { type: 'ended'; reason: string }
);

export interface Silence {
  /** Time without a response, in ms, without the time that the renderer waited for a processor. */
  waited: number;
  /** Processor time that the renderer used meanwhile for the request that it works for, in ms. */
  worked: number;
}
