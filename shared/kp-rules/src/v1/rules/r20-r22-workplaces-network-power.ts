import type { Problem } from '../../calculation.ts';
import { ceilDiv } from '../../money.ts';
import { equipment } from '../equipment.ts';
import type { Facts } from '../facts.ts';
import type { Demand, RuleGroup } from '../rule-group.ts';
import { settings } from '../settings.ts';
import { plateChannels } from './r07-r08-identification.ts';
import { intercomStations } from './r09-r11-voice-heating-lights.ts';
import { serverCount } from './r17-r18-servers.ts';
import { displays } from './r23-r24-displays-guidance.ts';

/** The car park must be supervised: by an operator, or by a cashier. */
export const missingWorkplace = ({ devices, payment, workplaces }: Facts): Problem[] =>
  devices > 0 && payment.desks === 0 && workplaces === 0
    ? [
        {
          code: 'E-WORKPLACE',
          severity: 'error',
          rule: 'R20',
          step: 'servers',
          text: 'Без кассы оператора нужно хотя бы\u00a0одно рабочее место',
          objects: [],
          ways_out: [{ text: 'Добавить рабочее место', change: { kind: 'servers', set: { workplaces: null } } }],
        },
      ]
    : [];

/** Returns the number of ports for all connected devices, with a reserve. */
export function switchPorts(facts: Facts): number {
  if (facts.devices === 0) return 0;
  const { stations, desks } = facts.payment;
  const plugged =
    facts.columns.length +
    plateChannels(facts) +
    stations.length +
    desks +
    facts.workplaces +
    serverCount(facts) +
    intercomStations(facts) +
    displays(facts) +
    settings.uplinks;
  return ceilDiv(plugged * (100 + settings.portReservePercent), 100);
}

type SwitchSize = (typeof settings.switches)[number];
const largestSwitch = 24;

/** Fills switches of the largest size, then adds the smallest one that covers the rest. */
function switches(ports: number, atLeast: SwitchSize | null): Demand[] {
  const text = `Портов с\u00a0запасом ${settings.portReservePercent}\u00a0%: ${ports}`;
  const one = { rules: ['R21'], step: 'servers', text, firmness: 'recommended' } as const;
  const full = Math.floor(ports / largestSwitch);
  const rest = ports % largestSwitch;
  const last = settings.switches.find((size) => size >= Math.max(rest, atLeast ?? 0));
  return [
    { ...one, article: equipment.networkSwitch[largestSwitch], qty: full },
    ...(last && rest > 0 ? [{ ...one, article: equipment.networkSwitch[last], qty: 1 }] : []),
  ];
}

function ups(facts: Facts): Demand {
  const servers = serverCount(facts);
  const { small, large } = settings.serversPerUps;
  const isLarge = servers > small || facts.configuration.servers.ups_va === 3_000;
  return {
    rules: ['R22'],
    step: 'servers',
    article: equipment.ups[isLarge ? 3_000 : 1_500],
    qty: isLarge ? ceilDiv(servers, large) : Math.min(servers, 1),
    text: `Серверов: ${servers}; ИБП на\u00a0${isLarge ? `каждые ${large}` : small}`,
    firmness: 'recommended',
  };
}

export const workplaceDemand = ({ workplaces }: Facts, text: string): Demand => ({
  rules: ['R20'],
  step: 'servers',
  article: equipment.workplace,
  qty: workplaces,
  text,
  firmness: 'recommended',
});

export const networkAndPower = (facts: Facts): Demand[] => [
  ...switches(switchPorts(facts), facts.configuration.servers.switch_ports),
  ups(facts),
];

export const workplacesNetworkPower: RuleGroup = {
  rules: ['R20', 'R21', 'R22'],
  demands: (facts) => [
    workplaceDemand(facts, 'Рабочее место оператора: одно, если нет кассы оператора, или сколько выбрано'),
    ...networkAndPower(facts),
  ],
  problems: missingWorkplace,
};
