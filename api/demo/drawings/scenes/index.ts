import { isometric } from '../iso.ts';
import { panel } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { drawnBy } from '../stage.ts';
import { drawGround } from '../ground.ts';
import { shareMark } from '../share-mark.ts';
import { boundsOf, documentOf, fitInto, paint, type Bounds } from '../svg.ts';
import type { SceneName } from '@site/contracts/scene-names';
import type { SceneOrientation } from '../types.ts';
import { academy, factory, officeEntrance, parkingUnderground, payHall, turnstileHall } from './indoor.ts';
import {
  canalClassroom,
  canalEntrance,
  siberiaClassroom,
  siberiaEntrance,
  uralsEntrance,
  uralsParking,
  worksEntrance,
  worksGates,
  worksLectures,
  worksParking,
} from './training-centres.ts';
import {
  barrierBench,
  carParkLanes,
  fitterAtGate,
  gatewayRoom,
  tradeFair,
  boardLine,
  stockroom,
  gateByPhone,
  schoolExit,
} from './news.ts';
import {
  factoryGate,
  villageEntrance,
  businessTower,
  manorGate,
  winterParking,
  carParkRamp,
} from './private-places.ts';
import {
  mallParking,
  airportSquare,
  hospitalParking,
  schoolLobby,
  embankment,
  stationSquare,
} from './public-places.ts';
import { businessBarrier, homeGate, houseEvening, parking, warehouse, yard } from './outdoor.ts';

interface Scene {
  draw: (pen: Pen) => void;
  /** A light colour, so that dark text is readable on it. */
  sky: string;
}

const day = '#E3EDF5';
const dusk = '#CBD9E8';
const indoor = panel;

/** Scenes of projects and news; each is used only once. */
const storyScenes = {
  'mall-parking': { draw: mallParking, sky: day },
  'factory-gate': { draw: factoryGate, sky: day },
  'village-entrance': { draw: villageEntrance, sky: dusk },
  'airport-square': { draw: airportSquare, sky: day },
  'hospital-parking': { draw: hospitalParking, sky: day },
  'school-lobby': { draw: schoolLobby, sky: indoor },
  embankment: { draw: embankment, sky: day },
  'business-tower': { draw: businessTower, sky: day },
  'station-square': { draw: stationSquare, sky: day },
  'manor-gate': { draw: manorGate, sky: dusk },
  'winter-parking': { draw: winterParking, sky: day },
  'car-park-ramp': { draw: carParkRamp, sky: day },
  'barrier-bench': { draw: barrierBench, sky: indoor },
  'car-park-lanes': { draw: carParkLanes, sky: day },
  'fitter-at-gate': { draw: fitterAtGate, sky: day },
  'gateway-room': { draw: gatewayRoom, sky: indoor },
  'trade-fair': { draw: tradeFair, sky: indoor },
  'board-line': { draw: boardLine, sky: indoor },
  stockroom: { draw: stockroom, sky: indoor },
  'gate-by-phone': { draw: gateByPhone, sky: day },
  'school-exit': { draw: schoolExit, sky: indoor },
} satisfies Record<string, Scene>;

const scenes: Record<SceneName, Scene> = {
  'home-gate': { draw: homeGate, sky: dusk },
  'house-evening': { draw: houseEvening, sky: dusk },
  'business-barrier': { draw: businessBarrier, sky: day },
  parking: { draw: parking, sky: day },
  'parking-underground': { draw: parkingUnderground, sky: indoor },
  'turnstile-hall': { draw: turnstileHall, sky: indoor },
  academy: { draw: academy, sky: indoor },
  factory: { draw: factory, sky: indoor },
  yard: { draw: yard, sky: day },
  warehouse: { draw: warehouse, sky: day },
  'office-entrance': { draw: officeEntrance, sky: indoor },
  'pay-hall': { draw: payHall, sky: indoor },
  'works-entrance': { draw: worksEntrance, sky: day },
  'works-gates': { draw: worksGates, sky: indoor },
  'works-parking': { draw: worksParking, sky: indoor },
  'works-lectures': { draw: worksLectures, sky: indoor },
  'canal-entrance': { draw: canalEntrance, sky: day },
  'canal-classroom': { draw: canalClassroom, sky: indoor },
  'urals-entrance': { draw: uralsEntrance, sky: day },
  'urals-parking': { draw: uralsParking, sky: indoor },
  'siberia-entrance': { draw: siberiaEntrance, sky: day },
  'siberia-classroom': { draw: siberiaClassroom, sky: indoor },
  ...storyScenes,
};

/**
 * Size of the picture and place of the scene. The left third of a wide picture is left empty for text; the slab's near
 * corner may exceed the frame.
 */
const formats: Record<SceneOrientation, { width: number; height: number; box: Bounds }> = {
  wide: { width: 1440, height: 600, box: { left: 490, top: 12, right: 1470, bottom: 690 } },
  share: { width: 1200, height: 630, box: { left: 200, top: 24, right: 1230, bottom: 690 } },
  photo: { width: 960, height: 640, box: { left: 24, top: 20, right: 936, bottom: 620 } },
  tall: { width: 720, height: 800, box: { left: -40, top: 170, right: 760, bottom: 860 } },
};

/** Returns the overlay of a format: link previews carry the logo. */
const over = (orientation: SceneOrientation): string => (orientation === 'share' ? shareMark : '');

export function drawScene(name: SceneName, orientation: SceneOrientation): string {
  const { width, height, box } = formats[orientation];
  const { draw, sky } = scenes[name];
  const fit = fitInto(boundsOf(drawnBy(draw)), box);
  const marks = drawnBy(draw, isometric, fit.scale);
  return documentOf(width, height, drawGround(width, height, sky) + paint(marks, fit) + over(orientation));
}
