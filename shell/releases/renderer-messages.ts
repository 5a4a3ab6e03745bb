import type { FromRenderer, RendererOptions, ToRenderer } from '@site/contracts/renderer';

/** Between the host and the process of a renderer (`renderer-process.mjs`); what they pass on is `contracts/renderer`. */
export interface RendererStart {
  /** File of the shell release. */
  entry: string;
  options: RendererOptions;
  /** Most memory of JavaScript objects, in MB. */
  memory: number;
}

/** `ping` is the process's own; to `call` it answers `here`, whatever its renderer does. */
export type ToRendererProcess = RendererStart | Exclude<ToRenderer, { type: 'ping' }> | { type: 'call' };

/** `working`: the request that the renderer's code runs for at this moment, or ran for last. */
export type FromRendererProcess = { working: number } & (
  | { type: 'says'; message: Exclude<FromRenderer, { type: 'pong' }> }
  /** Again and again while no answer comes: for how long, and how much the renderer worked meanwhile, in ms. */
  | ({ type: 'silent' } & Silence)
  /** After a silence. */
  | { type: 'answers' }
  | { type: 'here' }
  | { type: 'ended'; reason: string }
);

export interface Silence {
  waited: number;
  worked: number;
}
