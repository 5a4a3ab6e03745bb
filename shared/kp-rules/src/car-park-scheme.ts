import type { CarParkScheme } from '@site/contracts/car-park-scheme';
import type { Lane, ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { newConfiguration, newLanes, newStations } from './new-configuration.ts';

/** The properties that are given: an absent property keeps the value of a new car park. */
const given = <T extends object>(properties: T = {} as T) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));

/** Returns the whole configuration of a scheme; name and place of the object remain to be filled in. */
export function carParkOf({ structure, lanes, stations = [], ...rest }: CarParkScheme): ProposalConfiguration {
  const empty = newConfiguration();
  const points = newStations(stations.length, []).map((station, index) => ({ ...station, model: stations[index]! }));
  return {
    ...empty,
    structure: { ...empty.structure, ...given(structure) },
    lanes: lanes.reduce<Lane[]>(
      (known, { kind, ...lane }) => [...known, ...newLanes(kind, 1, known).map((one) => ({ ...one, ...given(lane) }))],
      [],
    ),
    payment_points: { ...empty.payment_points, ...given(rest.payment), stations: points },
    additionally: { ...empty.additionally, ...given(rest.additionally) },
  };
}
