import type { Hue } from './common.ts';

/** Access, radio, safety, control and intercom devices. */

export interface Reader {
  kind: 'reader';
  shape: 'slim' | 'square' | 'long-range';
  mount: 'surface' | 'flush';
  keypad: boolean;
  hue: Hue;
}

export interface Controller {
  kind: 'controller';
  doors: 1 | 2 | 4 | 8;
  housing: 'rail' | 'box';
  hue: Hue;
}

export interface Keypad {
  kind: 'keypad';
  columns: 2 | 3;
  rows: 4 | 5 | 6;
  mount: 'surface' | 'flush';
  hue: Hue;
}

export interface Credential {
  kind: 'credential';
  form: 'card' | 'fob' | 'windscreen-tag' | 'wristband';
  count: 1 | 2 | 3;
  hue: Hue;
}

export interface Remote {
  kind: 'remote';
  buttons: 1 | 2 | 4 | 8;
  shape: 'oval' | 'bar' | 'square';
  hue: Hue;
}

export interface Receiver {
  kind: 'receiver';
  channels: 1 | 2 | 4 | 8;
  housing: 'box' | 'plug-in';
  antenna: boolean;
  hue: Hue;
}

export interface Antenna {
  kind: 'antenna';
  length: number;
  bracket: 'angle' | 'mast';
  hue: Hue;
}

export interface Photocell {
  kind: 'photocell';
  mount: 'flush' | 'surface' | 'post';
  shape: 'rounded' | 'square';
  hue: Hue;
}

export interface FlashingLamp {
  kind: 'flashing-lamp';
  shape: 'dome' | 'cylinder' | 'square' | 'led-bar';
  bracket: boolean;
  hue: Hue;
}

export interface SafetyEdge {
  kind: 'safety-edge';
  length: number;
  profileHeight: number;
  hue: Hue;
}

export interface LoopDetector {
  kind: 'loop-detector';
  item: 'loop' | 'detector' | 'set';
  channels: 1 | 2;
  hue: Hue;
}

export interface ControlBoard {
  kind: 'control-board';
  housing: 'box' | 'bare';
  relays: 1 | 2 | 3 | 4;
  motors: 1 | 2;
  display: boolean;
  radio: boolean;
  hue: Hue;
}

export interface Gateway {
  kind: 'gateway';
  antennas: 0 | 1 | 2;
  ports: 1 | 2 | 4;
  form: 'flat' | 'upright';
  hue: Hue;
}

export interface GsmModule {
  kind: 'gsm-module';
  housing: 'rail' | 'bare';
  antenna: boolean;
  hue: Hue;
}

export interface VideoPanel {
  kind: 'video-panel';
  /** Call buttons, 1–24; a screen panel shows a list instead. */
  buttons: number;
  screen: boolean;
  keypad: boolean;
  mount: 'surface' | 'flush';
  hue: Hue;
}

export interface Monitor {
  kind: 'monitor';
  inches: number;
  handset: boolean;
  hue: Hue;
}

export interface Handset {
  kind: 'handset';
  buttons: 1 | 2 | 4;
  hue: Hue;
}

export interface IntercomKit {
  kind: 'intercom-kit';
  inches: number;
  monitors: 1 | 2;
  hue: Hue;
}

export type DeviceDrawing =
  | Reader
  | Controller
  | Keypad
  | Credential
  | Remote
  | Receiver
  | Antenna
  | Photocell
  | FlashingLamp
  | SafetyEdge
  | LoopDetector
  | ControlBoard
  | Gateway
  | GsmModule
  | VideoPanel
  | Monitor
  | Handset
  | IntercomKit;
