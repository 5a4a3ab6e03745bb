import { formatCount, pluralForm } from '@site/kernel/plurals';
import { ceilDiv } from '../../money.ts';
import { equipment } from '../equipment.ts';
import type { Facts } from '../facts.ts';
import type { RuleGroup } from '../rule-group.ts';
import { settings } from '../settings.ts';
import { plateChannels } from './r07-r08-identification.ts';

/** Selects the smallest fitting model, or a larger one if chosen; above the largest size, several of the largest. */
function fitting<Size extends number>(sizes: readonly Size[], needed: number, chosen: Size | null) {
  const largest = sizes[sizes.length - 1]!;
  const smallest = sizes.find((size) => size >= needed) ?? largest;
  const size = chosen !== null && chosen > smallest ? chosen : smallest;
  return { size, count: ceilDiv(needed, largest), raised: size > smallest };
}

export const parkingServers = ({ devices, configuration }: Facts) =>
  fitting(settings.parkingServers, devices, configuration.servers.parking_devices);

export const plateServers = (facts: Facts) =>
  fitting(settings.plateServers, plateChannels(facts), facts.configuration.servers.plate_channels);

export const serverCount = (facts: Facts): number => parkingServers(facts).count + plateServers(facts).count;

/** «нужны 2 сервера» */
const neededServers = (count: number): string =>
  `${pluralForm(count, ['нужен', 'нужны', 'нужно'])} ${formatCount(count, ['сервер', 'сервера', 'серверов'])}`;

const MAX_DEVICES = settings.parkingServers[settings.parkingServers.length - 1]!;

export const servers: RuleGroup = {
  rules: ['R17', 'R18'],
  demands: (facts) => {
    const parking = parkingServers(facts);
    const plates = plateServers(facts);
    return [
      {
        rules: ['R17'],
        step: 'servers',
        article: equipment.parkingServer[parking.size],
        qty: parking.count,
        text: parking.raised
          ? `Управляемых устройств: ${facts.devices}; модель выбрана с\u00a0запасом`
          : `Управляемых устройств: ${facts.devices}; наименьший подходящий сервер`,
        firmness: 'mandatory',
      },
      {
        rules: ['R18'],
        step: 'servers',
        article: equipment.plateServer[plates.size],
        qty: plates.count,
        text: `Каналов распознавания: ${plateChannels(facts)}${plates.raised ? '; модель выбрана с\u00a0запасом' : ''}`,
        firmness: 'mandatory',
      },
    ];
  },
  problems: (facts) =>
    facts.devices > MAX_DEVICES
      ? [
          {
            code: 'W-DEVICES',
            severity: 'warning',
            rule: 'R17',
            step: 'servers',
            text: `Больше ${MAX_DEVICES} устройств: ${neededServers(parkingServers(facts).count)}, и\u00a0предложение согласует производитель`,
            objects: [],
            ways_out: [],
          },
        ]
      : [],
};
