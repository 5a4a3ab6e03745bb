import type { DeviceDrawing } from './types/devices.ts';
import type { GateDrawing } from './types/gates.ts';
import type { SiteDrawing } from './types/site.ts';

export type { BoomType, Hue, StripeColour } from './types/common.ts';
export type {
  SlidingOperator,
  SwingArms,
  GarageOperator,
  ShaftOperator,
  SectionalDoor,
  AutomaticDoor,
  GateHardware,
  SparePart,
} from './types/gates.ts';
export type {
  Barrier,
  Boom,
  BarrierAccessory,
  Bollard,
  RoadBlocker,
  Turnstile,
  ParkingColumn,
  PayStation,
  Camera,
  DisplayBoard,
  TrafficLight,
  ParkingSign,
  ParkingSensor,
  ServerRack,
  LicenceCard,
  Consumable,
} from './types/site.ts';
export type {
  Reader,
  Controller,
  Keypad,
  Credential,
  Remote,
  Receiver,
  Antenna,
  Photocell,
  FlashingLamp,
  SafetyEdge,
  LoopDetector,
  ControlBoard,
  Gateway,
  GsmModule,
  VideoPanel,
  Monitor,
  Handset,
  IntercomKit,
} from './types/devices.ts';

export type ProductDrawing = GateDrawing | SiteDrawing | DeviceDrawing;

export type DrawingKind = ProductDrawing['kind'];
export type DrawingOf<K extends DrawingKind> = Extract<ProductDrawing, { kind: K }>;

export type DetailView = 'front' | 'detail';

export type SceneOrientation = 'wide' | 'tall' | 'photo' | 'share';
