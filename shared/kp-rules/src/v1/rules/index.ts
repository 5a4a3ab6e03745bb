import type { RuleGroup } from '../rule-group.ts';
import { lanes } from './r01-r02-lanes.ts';
import { booms } from './r03-r05-booms.ts';
import { columns } from './r06-columns.ts';
import { identification } from './r07-r08-identification.ts';
import { voiceHeatingLights } from './r09-r11-voice-heating-lights.ts';
import { laneNumbers } from './r12-recommended-lanes.ts';
import { payment } from './r13-r16-payment.ts';
import { servers } from './r17-r18-servers.ts';
import { licences } from './r19-licences.ts';
import { workplacesNetworkPower } from './r20-r22-workplaces-network-power.ts';
import { displaysGuidance } from './r23-r24-displays-guidance.ts';
import { commissioningWorks } from './r25-commissioning.ts';
import { consumables } from './r26-r28-consumables.ts';
import { signsMarking } from './r29-r32-signs-marking.ts';
import { zones } from './zones.ts';

/** Rules derived from the configuration. R33 and R34 run afterwards, on the lines (`calculate.ts`). */
export const ruleGroups: readonly RuleGroup[] = [
  zones,
  lanes,
  booms,
  columns,
  identification,
  voiceHeatingLights,
  laneNumbers,
  payment,
  servers,
  licences,
  workplacesNetworkPower,
  displaysGuidance,
  commissioningWorks,
  consumables,
  signsMarking,
];
