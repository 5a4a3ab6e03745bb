/**
 * What distinguishes one drawn product from another. Sizes are millimetres unless the name says otherwise, so the
 * seed may copy them from a product's characteristics.
 */

/** The four hues of the family; orange is for the odd signal-coloured device only. */
export const hues = ['graphite', 'blue', 'warm', 'orange'] as const;
export type Hue = (typeof hues)[number];

export type BoomType = 'straight' | 'oval' | 'articulated' | 'skirt';
export type StripeColour = 'red' | 'orange' | 'blue' | 'graphite';

export interface SlidingOperator {
  kind: 'sliding-operator';
  /** 1 a light home operator … 4 a heavy industrial one: sets the overall size and the base plate. */
  powerClass: 1 | 2 | 3 | 4;
  shape: 'rounded' | 'square' | 'sloped';
  keyCover: 'front' | 'side';
  rack: boolean;
  lamp: boolean;
  hue: Hue;
}

export interface SwingArms {
  kind: 'swing-arms';
  drive: 'linear' | 'lever' | 'underground';
  leaves: 1 | 2;
  /** Length of the drive body. */
  length: number;
  /** The lamp and photocells of a kit. */
  kit: boolean;
  hue: Hue;
}

export interface GarageOperator {
  kind: 'garage-operator';
  railLength: number;
  transmission: 'chain' | 'belt';
  led: boolean;
  /** Only the rail, without the head. */
  railOnly?: boolean;
  hue: Hue;
}

export interface ShaftOperator {
  kind: 'shaft-operator';
  torque: number;
  manualOverride: 'chain' | 'crank';
  /** Direct on the shaft, or beside it through a chain. */
  mounting: 'shaft' | 'chain';
  hue: Hue;
}

export interface Barrier {
  kind: 'barrier';
  /** Metres, 2.5–8. */
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
  item: 'parking' | 'height-limit' | 'direction' | 'tariff-board';
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
  /** Chassis shown one above the other. */
  count: 1 | 2 | 3;
  hue: Hue;
}

export interface LicenceCard {
  kind: 'licence';
  /** The mark on the card: what the licence is for. */
  subject: 'base' | 'lane' | 'payment' | 'workplace' | 'recognition' | 'online';
  hue: Hue;
}

export interface Consumable {
  kind: 'consumable';
  item: 'tickets' | 'ticket-roll' | 'paper-roll' | 'cards' | 'tags' | 'paint' | 'wheel-stop';
  count: 1 | 2 | 3;
  hue: Hue;
}

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

export interface SectionalDoor {
  kind: 'sectional-door';
  width: number;
  height: number;
  panels: number;
  surface: 'plain' | 'ribbed' | 'cassette';
  windows: boolean;
  wicket: boolean;
  /** RAL number, such as '9016'; an unknown one is drawn in anthracite. */
  ral: string;
  use: 'garage' | 'industrial';
}

export interface AutomaticDoor {
  kind: 'automatic-door';
  motion: 'sliding' | 'swing';
  leaves: 1 | 2 | 4;
  passage: number;
  hue: Hue;
}

export interface GateHardware {
  kind: 'gate-hardware';
  item: 'rack-steel' | 'rack-nylon' | 'roller-carriage' | 'beam' | 'end-roller' | 'catcher';
  hue: Hue;
}

export interface SparePart {
  kind: 'spare-part';
  part: 'board' | 'motor' | 'gearbox' | 'gear' | 'spring' | 'limit-switch' | 'housing' | 'cable' | 'fastener';
  /** 1 small … 3 large: teeth, turns, lengths follow it. */
  size: 1 | 2 | 3;
  hue: Hue;
}

export type ProductDrawing =
  | SlidingOperator
  | SwingArms
  | GarageOperator
  | ShaftOperator
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
  | Consumable
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
  | IntercomKit
  | SectionalDoor
  | AutomaticDoor
  | GateHardware
  | SparePart;

export type DrawingKind = ProductDrawing['kind'];
export type DrawingOf<K extends DrawingKind> = Extract<ProductDrawing, { kind: K }>;

/** Pictures 2–4 of a product's gallery. */
export type DetailView = 'front' | 'detail' | 'dimensions';

export const sceneNames = [
  'home-gate',
  'house-evening',
  'business-barrier',
  'parking',
  'parking-underground',
  'turnstile-hall',
  'academy',
  'factory',
  'yard',
  'warehouse',
  'office-entrance',
  'pay-hall',
] as const;
export type SceneName = (typeof sceneNames)[number];
export type SceneOrientation = 'wide' | 'tall';
