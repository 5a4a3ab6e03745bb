import type { CarParkScheme } from '@site/contracts/car-park-scheme';
import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { TypicalCarPark } from '@site/contracts/proposal-statuses';
import { carParkOf } from './car-park-scheme.ts';

const indoors = { placement: 'indoor', width_cm: 320 } as const;

/** Templates with usual values; name and city remain to be filled in. */
const templates: Record<TypicalCarPark, CarParkScheme> = {
  /** Residents only, free of charge: UHF labels on the windscreen and plates. */
  yard: {
    structure: {
      ...{ object_type: 'residential', spaces: 60, mode: 'free', visits_per_day: 120, onetime_share: 0 },
      ...{ permanent_clients: 90, one_time_media: 'none', permanent_media: ['uhf'] },
    },
    lanes: [
      { kind: 'entry', width_cm: 350 },
      { kind: 'exit', width_cm: 350 },
    ],
  },
  /** A garage under the building: employees with cards; guests by plate, paying at the exit. */
  office: {
    structure: {
      ...{ object_type: 'office', spaces: 120, visits_per_day: 300, onetime_share: 50, permanent_clients: 80 },
      ...{ one_time_media: 'plate', plate_control: true, temp_min: 5, ceiling_cm: 260 },
    },
    lanes: [
      { kind: 'entry', ...indoors },
      { kind: 'exit', ...indoors, pay_at_exit: true },
    ],
    stations: ['card'],
    payment: { cashier_desks: 0 },
  },
  mall: {
    structure: {
      ...{ object_type: 'mall', spaces: 400, visits_per_day: 1_600, onetime_share: 90, permanent_clients: 120 },
      ...{ plate_control: true },
    },
    lanes: [{ kind: 'entry' }, { kind: 'entry' }, { kind: 'exit' }, { kind: 'exit' }],
    stations: ['cash-and-card', 'cash-and-card'],
    additionally: { displays: 2 },
  },
  /** Patients with tickets, staff with cards; ambulances use the wide reversible lane. */
  hospital: {
    structure: {
      ...{ object_type: 'hospital', spaces: 180, mode: 'mixed', visits_per_day: 700, onetime_share: 60 },
      ...{ permanent_clients: 200, plate_control: true },
    },
    lanes: [{ kind: 'entry' }, { kind: 'exit' }, { kind: 'reversible', width_cm: 450 }],
    stations: ['cash-and-card'],
    payment: { cashier_desks: 1, validators: 2 },
  },
  /** Many short stays at the terminal: plates instead of tickets, payment online and at pay stations. */
  airport: {
    structure: {
      ...{ object_type: 'transport-hub', spaces: 1_200, visits_per_day: 6_000, onetime_share: 95 },
      ...{ permanent_clients: 300, one_time_media: 'plate', plate_control: true },
    },
    lanes: [
      ...Array.from({ length: 4 }, () => ({ kind: 'entry' as const })),
      ...Array.from({ length: 4 }, () => ({ kind: 'exit' as const, pay_at_exit: true })),
    ],
    stations: ['cash-and-card', 'cash-and-card', ...Array.from({ length: 4 }, () => 'card' as const)],
    payment: { cashier_desks: 1, online: true },
    additionally: { displays: 4 },
  },
};

export const typicalCarPark = (kind: TypicalCarPark): ProposalConfiguration => carParkOf(templates[kind]);
