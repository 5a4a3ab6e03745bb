import type {
  DrawnObject,
  Lane,
  PayStation,
  ProposalConfiguration,
  ProposalOffer,
} from '@site/contracts/proposal-configuration';
import { applyChange, type Change } from '@site/kp-rules/change';
import { newLanes, newStations } from '@site/kp-rules/new-configuration';
import type { Update } from './editor.ts';

type Configuration = ProposalConfiguration;
type Structure = Configuration['structure'];
type Zone = Structure['zones'][number];
type Points = Configuration['payment_points'];
type Additionally = Configuration['additionally'];
type OwnItem = Additionally['own'][number];

const configured =
  (update: (configuration: Configuration) => Configuration): Update =>
  (document) => {
    const configuration = update(document.configuration);
    return configuration === document.configuration ? document : { ...document, configuration };
  };

const changed = (change: (configuration: Configuration) => Change): Update =>
  configured((configuration) => applyChange(configuration, change(configuration)));

export const applyFix = (change: Change): Update => changed(() => change);

export const structure = (set: Partial<Structure>): Update => changed(() => ({ kind: 'structure', set }));
export const servers = (set: Partial<Configuration['servers']>): Update => changed(() => ({ kind: 'servers', set }));
export const points = (set: Partial<Points>): Update => changed(() => ({ kind: 'payment-points', set }));
export const additionally = (set: Partial<Additionally>): Update => changed(() => ({ kind: 'additionally', set }));
export const marking = (set: Partial<Configuration['marking_materials']>): Update =>
  configured((configuration) => ({
    ...configuration,
    marking_materials: { ...configuration.marking_materials, ...set },
  }));
export const summary = (set: Partial<Configuration['summary']>): Update =>
  configured((configuration) => ({ ...configuration, summary: { ...configuration.summary, ...set } }));

export const offer =
  (set: Partial<ProposalOffer>): Update =>
  (document) => ({ ...document, offer: { ...document.offer, ...set } });
export const customer =
  (set: Partial<ProposalOffer['customer']>): Update =>
  (document) => ({ ...document, offer: { ...document.offer, customer: { ...document.offer.customer, ...set } } });

const unmoved: DrawnObject = { dx: 0, dy: 0, name: '' };

/** Sets the position and the name of an object on the plan; an entry equal to the calculated one is removed. */
export const drawnObject = (id: string, set: Partial<DrawnObject>): Update =>
  configured((configuration) => {
    const { [id]: known = unmoved, ...others } = configuration.drawing?.objects ?? {};
    const next = { ...known, ...set };
    const isOwn = next.dx === 0 && next.dy === 0 && next.name === '';
    return { ...configuration, drawing: { objects: isOwn ? others : { ...others, [id]: next } } };
  });

/** Grid of 0.1 m, and the largest offset that a sheet may grow by, in mm. */
const GRID = 100;
const MAX_OFFSET = 60_000;
const bounded = (mm: number) => Math.max(-MAX_OFFSET, Math.min(MAX_OFFSET, Math.round(mm / GRID) * GRID));

/** Moves an object by this much from its current position, in mm. */
export const moveObject =
  (id: string, dx: number, dy: number): Update =>
  (document) => {
    const known = document.configuration.drawing?.objects[id] ?? unmoved;
    return drawnObject(id, { dx: bounded(known.dx + dx), dy: bounded(known.dy + dy) })(document);
  };

/** Removes the drawing data of a removed lane or pay station. */
function withoutDrawn(configuration: Configuration, owner: string): Configuration {
  if (!configuration.drawing) return configuration;
  const kept = Object.entries(configuration.drawing.objects).filter(
    ([id]) => id !== owner && !id.startsWith(`${owner}/`),
  );
  return { ...configuration, drawing: { objects: Object.fromEntries(kept) } };
}

type Named = { id: string; name: string };
const changeOne = <Item extends Named>(items: readonly Item[], id: string, set: Partial<Item>) =>
  items.map((item) => (item.id === id ? { ...item, ...set } : item));
const without = <Item extends { id: string }>(items: readonly Item[], id: string) =>
  items.filter((item) => item.id !== id);
const insertAfter = <Item extends Named>(items: readonly Item[], id: string, copy: Item) =>
  items.flatMap((item) => (item.id === id ? [item, copy] : [item]));

/** The first zone gets all spaces, later ones the rest. */
export const addZone: Update = configured((configuration) => {
  const { zones, spaces } = configuration.structure;
  const used = new Set(zones.map(({ id }) => id));
  let n = 1;
  while (used.has(`zone-${n}`)) n++;
  const rest = Math.max(0, (spaces ?? 0) - zones.reduce((sum, zone) => sum + zone.spaces, 0));
  const zone: Zone = { id: `zone-${n}`, name: `Зона ${n}`, spaces: rest };
  return applyChange(configuration, { kind: 'structure', set: { zones: [...zones, zone] } });
});
export const zone = (id: string, set: Partial<Zone>): Update =>
  changed(({ structure: { zones } }) => ({ kind: 'structure', set: { zones: changeOne(zones, id, set) } }));

/** Removes a zone and clears it in its lanes and pay stations. */
export const removeZone = (id: string): Update =>
  configured((configuration) => {
    const kept = (zoneId: string | null) => (zoneId === id ? null : zoneId);
    const { structure: parts, lanes, payment_points } = configuration;
    return {
      ...configuration,
      structure: { ...parts, zones: without(parts.zones, id) },
      lanes: lanes.map((lane) => ({ ...lane, zone_from: kept(lane.zone_from), zone_to: kept(lane.zone_to) })),
      payment_points: {
        ...payment_points,
        stations: payment_points.stations.map((station) => ({ ...station, zone: kept(station.zone) })),
      },
    };
  });

export const addLane = (kind: Lane['kind']): Update =>
  changed(({ lanes }) => ({ kind: 'add-lanes', lanes: newLanes(kind, 1, lanes) }));
export const lane = (id: string, set: Partial<Lane>): Update => changed(() => ({ kind: 'lanes', ids: [id], set }));
export const removeLane = (id: string): Update =>
  configured((configuration) =>
    withoutDrawn({ ...configuration, lanes: without(configuration.lanes, id) }, `lane/${id}`),
  );
export const copyLane = (original: Lane): Update =>
  configured((configuration) => {
    const [fresh] = newLanes(original.kind, 1, configuration.lanes);
    if (!fresh) return configuration;
    const copy = { ...original, id: fresh.id, name: fresh.name };
    return { ...configuration, lanes: insertAfter(configuration.lanes, original.id, copy) };
  });

export const addStation: Update = changed(({ payment_points: { stations } }) => ({
  kind: 'payment-points',
  set: { stations: [...stations, ...newStations(1, stations)] },
}));
export const station = (id: string, set: Partial<PayStation>): Update =>
  changed(({ payment_points: { stations } }) => ({
    kind: 'payment-points',
    set: { stations: changeOne(stations, id, set) },
  }));
export const removeStation = (id: string): Update =>
  configured((configuration) => {
    const { payment_points } = configuration;
    const stations = without(payment_points.stations, id);
    return withoutDrawn({ ...configuration, payment_points: { ...payment_points, stations } }, `station/${id}`);
  });
export const copyStation = (original: PayStation): Update =>
  changed(({ payment_points: { stations } }) => {
    const [fresh] = newStations(1, stations);
    const copy = fresh ? { ...original, id: fresh.id, name: fresh.name } : original;
    return { kind: 'payment-points', set: { stations: insertAfter(stations, original.id, copy) } };
  });

const isSameItem = (a: Pick<OwnItem, 'kind' | 'id'>, b: Pick<OwnItem, 'kind' | 'id'>) =>
  a.kind === b.kind && a.id === b.id;

/** Quantity 0 removes the item. */
export const ownItem = (item: OwnItem): Update =>
  changed(({ additionally: { own } }) => {
    const others = own.filter((one) => !isSameItem(one, item));
    const known = own.some((one) => isSameItem(one, item));
    if (item.qty === 0) return { kind: 'additionally', set: { own: others } };
    const next = known ? own.map((one) => (isSameItem(one, item) ? item : one)) : [...own, item];
    return { kind: 'additionally', set: { own: next } };
  });

type Extras = Additionally['extras'];
export const withExtra = (extras: Extras, article: string, qty: number): Extras => {
  if (qty === 0) return extras.filter((extra) => extra.article !== article);
  return extras.some((extra) => extra.article === article)
    ? extras.map((extra) => (extra.article === article ? { article, qty } : extra))
    : [...extras, { article, qty }];
};

/** Sets a manual quantity; one equal to the calculated quantity is removed. */
export const quantity = (key: string, qty: number, calculated: number): Update =>
  configured((configuration) => {
    if (qty === calculated) return applyChange(configuration, { kind: 'calculated-quantities', keys: [key] });
    const { summary: known } = configuration;
    return { ...configuration, summary: { ...known, quantities: { ...known.quantities, [key]: qty } } };
  });

/** Null applies the discount of the whole proposal. */
export const lineDiscount = (key: string, percent: number | null): Update =>
  configured((configuration) => {
    const { summary: known } = configuration;
    const { [key]: _before, ...others } = known.line_discounts;
    const line_discounts = percent === null ? others : { ...others, [key]: percent };
    return { ...configuration, summary: { ...known, line_discounts } };
  });
