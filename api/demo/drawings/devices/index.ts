import type { Pen } from '../pen.ts';
import type { DrawingKind, DrawingOf, ProductDrawing } from '../types.ts';
import { controller, credential, keypadPanel, reader } from './access.ts';
import { barrier, barrierAccessory, boom } from './barrier.ts';
import { automaticDoor, sectionalDoor } from './doors.ts';
import { controlBoard } from './electronics.ts';
import { garageOperator, shaftOperator } from './garage.ts';
import { handset, intercomKit, monitor, videoPanel } from './intercom.ts';
import { camera, displayBoard, parkingSensor, parkingSign, trafficLight } from './parking-field.ts';
import { consumable, licence, serverRack } from './parking-office.ts';
import { parkingColumn, payStation } from './parking-terminals.ts';
import { bollard, roadBlocker } from './perimeter.ts';
import { antenna, gateway, gsmModule, receiver, remote } from './radio.ts';
import { flashingLamp, loopDetector, photocell, safetyEdge } from './safety.ts';
import { gateHardware, slidingKit, slidingOperator } from './sliding.ts';
import { sparePart } from './spare.ts';
import { swingArms } from './swing.ts';
import { turnstile } from './turnstile.ts';

const devices: { [K in DrawingKind]: (pen: Pen, drawing: DrawingOf<K>) => void } = {
  'sliding-operator': slidingOperator,
  'sliding-kit': slidingKit,
  'swing-arms': swingArms,
  'garage-operator': garageOperator,
  'shaft-operator': shaftOperator,
  barrier,
  boom,
  'barrier-accessory': barrierAccessory,
  bollard,
  'road-blocker': roadBlocker,
  turnstile,
  'parking-column': parkingColumn,
  'pay-station': payStation,
  camera,
  'display-board': displayBoard,
  'traffic-light': trafficLight,
  'parking-sign': parkingSign,
  'parking-sensor': parkingSensor,
  server: serverRack,
  licence,
  consumable,
  reader,
  controller,
  keypad: keypadPanel,
  credential,
  remote,
  receiver,
  antenna,
  photocell,
  'flashing-lamp': flashingLamp,
  'safety-edge': safetyEdge,
  'loop-detector': loopDetector,
  'control-board': controlBoard,
  gateway,
  'gsm-module': gsmModule,
  'video-panel': videoPanel,
  monitor,
  handset,
  'intercom-kit': intercomKit,
  'sectional-door': sectionalDoor,
  'automatic-door': automaticDoor,
  'gate-hardware': gateHardware,
  'spare-part': sparePart,
};

export function drawDevice<K extends DrawingKind>(pen: Pen, drawing: DrawingOf<K> & ProductDrawing): void {
  const draw = devices[drawing.kind];
  draw(pen, drawing);
}

/** Whether stored parameters are those of a device of these drawings. */
export const isDrawn = (drawing: unknown): drawing is ProductDrawing =>
  typeof drawing === 'object' && drawing !== null && 'kind' in drawing && Object.hasOwn(devices, String(drawing.kind));
