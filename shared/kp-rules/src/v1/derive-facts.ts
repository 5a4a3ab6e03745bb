import type { Lane, ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { Facts } from './facts.ts';
import { boomOf } from './rules/r03-r05-booms.ts';
import { columnsOf } from './rules/r06-columns.ts';
import { settings } from './settings.ts';

/** Operator workplaces without a choice (R20), for a number of cashier desks. */
export type DefaultWorkplaces = (desks: number) => number;

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

export function factsOf(configuration: ProposalConfiguration, defaultWorkplaces: DefaultWorkplaces): Facts {
  const { structure, payment_points: points } = configuration;
  const lanes = [...configuration.lanes]
    .sort(byId)
    .map((lane) => ({ lane, columns: columnsOf(lane, structure), boom: boomOf(lane, structure) }));
  const columns = lanes.flatMap((equipped) => equipped.columns);
  const idsOf = (...kinds: Lane['kind'][]) =>
    lanes.filter(({ lane }) => kinds.includes(lane.kind)).map(({ lane }) => lane.id);
  const visits = structure.visits_per_day ?? 0;
  const onetime = Math.floor((visits * structure.onetime_share + 50) / 100);
  // In free mode earlier input is kept, but ignored.
  const takesPayment = structure.mode !== 'free';
  const payment = {
    stations: takesPayment ? [...points.stations].sort(byId) : [],
    desks: takesPayment ? points.cashier_desks : 0,
    validators: takesPayment ? points.validators : 0,
    terminals: columns.filter(({ model }) => model.terminal),
    online: takesPayment && points.online,
  };
  const devices = columns.length + payment.stations.length + payment.desks + payment.validators;
  return {
    configuration,
    structure,
    lanes,
    columns,
    entries: idsOf('entry', 'reversible'),
    exits: idsOf('exit', 'reversible'),
    transits: idsOf('transit'),
    spaces: structure.spaces ?? 0,
    onetime,
    peakHundredths: visits * settings.peakPercent,
    peakOnetimeHundredths: onetime * settings.peakPercent,
    takesPayment,
    payment,
    devices,
    workplaces: devices > 0 ? (configuration.servers.workplaces ?? defaultWorkplaces(payment.desks)) : 0,
  };
}
