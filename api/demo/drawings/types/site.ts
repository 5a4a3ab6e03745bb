import type { BoomType, Hue, StripeColour } from './common.ts';

/** Barriers, bollards, turnstiles and car park equipment. */

export interface Barrier {
  kind: 'barrier';
  /** In metres, 2.5–8. */
  boomLength: number;
  boomType: BoomType;
  stripes: StripeColour;
  housing: 'painted' | 'steel';
  boomLights: boolean;
  hue: Hue;
}

export interface Boom {
  kind: 'boom';
  boomLength: number;
  boomType: BoomType;
  stripes: StripeColour;
  boomLights: boolean;
}

export interface BarrierAccessory {
  kind: 'barrier-accessory';
  item: 'support' | 'heater' | 'light-strip' | 'foundation';
  hue: Hue;
}

export interface Bollard {
  kind: 'bollard';
  height: number;
  diameter: number;
  lightRing: boolean;
  count: 1 | 2 | 3;
  design: 'automatic' | 'fixed' | 'removable';
  hue: Hue;
}

export interface RoadBlocker {
  kind: 'road-blocker';
  width: number;
  height: number;
  stripes: StripeColour;
  hue: Hue;
}

export interface Turnstile {
  kind: 'turnstile';
  design: 'tripod' | 'rotary-half' | 'rotary-full' | 'swing-gate' | 'flap';
  passage: number;
  steel: boolean;
  hue: Hue;
}

export interface ParkingColumn {
  kind: 'parking-column';
  direction: 'entry' | 'exit';
  screenInches: number;
  ticketSlot: boolean;
  cardReader: boolean;
  terminal: boolean;
  camera: boolean;
  hue: Hue;
}

export interface PayStation {
  kind: 'pay-station';
  payment: 'cash-and-card' | 'card';
  screenInches: number;
  hue: Hue;
}

export interface Camera {
  kind: 'camera';
  body: 'bullet' | 'box' | 'dome';
  mount: 'wall' | 'pole';
  infrared: boolean;
  hue: Hue;
}

export interface DisplayBoard {
  kind: 'display-board';
  digits: 2 | 3 | 4;
  rows: 1 | 2 | 3;
  mount: 'wall' | 'post';
  hue: Hue;
}

export interface TrafficLight {
  kind: 'traffic-light';
  sections: 1 | 2;
  mount: 'wall' | 'post';
  hue: Hue;
}

export interface ParkingSign {
  kind: 'parking-sign';
  item: 'parking' | 'height-limit' | 'direction' | 'tariff-board' | 'paid' | 'disabled' | 'cash-desk';
  hue: Hue;
}

export interface ParkingSensor {
  kind: 'parking-sensor';
  item: 'space-sensor' | 'hub';
  hue: Hue;
}

export interface ServerRack {
  kind: 'server';
  /** Rack units of one chassis. */
  units: 1 | 2 | 4;
  item: 'server' | 'switch' | 'ups' | 'workplace';
  /** Number of stacked chassis. */
  count: 1 | 2 | 3;
  hue: Hue;
}

export interface LicenceCard {
  kind: 'licence';
  /** Subject of the licence: the symbol on the card. */
  subject: 'base' | 'lane' | 'payment' | 'workplace' | 'recognition' | 'online';
  hue: Hue;
}

export interface Consumable {
  kind: 'consumable';
  item: 'receipt-printer' | 'tickets' | 'ticket-roll' | 'paper-roll' | 'cards' | 'tags' | 'paint' | 'wheel-stop';
  count: 1 | 2 | 3;
  hue: Hue;
}

export type SiteDrawing =
  | Barrier
  | Boom
  | BarrierAccessory
  | Bollard
  | RoadBlocker
  | Turnstile
  | ParkingColumn
  | PayStation
  | Camera
  | DisplayBoard
  | TrafficLight
  | ParkingSign
  | ParkingSensor
  | ServerRack
  | LicenceCard
  | Consumable;
