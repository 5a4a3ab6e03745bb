import type { Lane, ParkingStructure, ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { newConfiguration, newLanes, newStations } from '../new-configuration.ts';

type LaneOf = Pick<Lane, 'kind'> & Partial<Lane>;

/** Returns named lanes; each argument overrides properties of a plain outdoor lane. */
export function lanesOf(...wanted: LaneOf[]): Lane[] {
  const lanes: Lane[] = [];
  for (const { kind, ...rest } of wanted)
    lanes.push(
      ...newLanes(kind, 1, lanes).map((lane) => ({ ...lane, placement: 'outdoor' as const, width_cm: 300, ...rest })),
    );
  return lanes;
}

/** Returns a car park with all required fields of the first step. */
export function carPark(structure: Partial<ParkingStructure> = {}, ...lanes: LaneOf[]): ProposalConfiguration {
  const empty = newConfiguration();
  return {
    ...empty,
    structure: {
      ...empty.structure,
      object_name: 'Парковка',
      object_type: 'other',
      city: 'Тверь',
      spaces: 100,
      visits_per_day: 200,
      temp_min: 0,
      ...structure,
    },
    lanes: lanesOf(...lanes),
  };
}

export function mall(): ProposalConfiguration {
  const base = carPark(
    {
      object_name: 'ТРЦ «Берёзовая роща»',
      object_type: 'mall',
      spaces: 400,
      zones: [{ id: 'zone-1', name: 'Парковка', spaces: 400 }],
      visits_per_day: 1_600,
      onetime_share: 90,
      permanent_clients: 120,
      plate_control: true,
      temp_min: -28,
    },
    { kind: 'entry' },
    { kind: 'entry' },
    { kind: 'exit' },
    { kind: 'exit', width_cm: 450 },
  );
  return {
    ...base,
    payment_points: { ...base.payment_points, stations: newStations(2, []) },
    additionally: {
      ...base.additionally,
      displays: 2,
      own: [
        { kind: 'service', id: '1', qty: 4 },
        { kind: 'service', id: '2', qty: 2 },
        { kind: 'product', id: '1', qty: 1 },
      ],
    },
  };
}

/** An office garage without tickets: one entry, one exit with a terminal, a low ceiling. */
export function garage(): ProposalConfiguration {
  const base = carPark(
    {
      object_name: 'Бизнес-центр «Заря»',
      object_type: 'office',
      spaces: 120,
      visits_per_day: 300,
      onetime_share: 50,
      permanent_clients: 80,
      one_time_media: 'plate',
      temp_min: 5,
      ceiling_cm: 260,
    },
    { kind: 'entry', placement: 'indoor', width_cm: 320 },
    { kind: 'exit', placement: 'indoor', width_cm: 320, pay_at_exit: true },
  );
  return {
    ...base,
    payment_points: {
      ...base.payment_points,
      stations: newStations(1, []).map((station) => ({ ...station, model: 'card' as const })),
    },
    summary: { ...base.summary, discount_percent: 7 },
  };
}
