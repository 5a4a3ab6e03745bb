import type { Lane, ParkingStructure, PayStation, ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { ProposalStep } from '@site/contracts/proposal-steps';

/** The wording of the configurator's form. */
const objectTypes: Record<NonNullable<ParkingStructure['object_type']>, string> = {
  mall: 'ТРЦ',
  office: 'Бизнес-центр',
  residential: 'Жилой комплекс',
  hotel: 'Гостиница',
  hospital: 'Больница',
  'transport-hub': 'Аэропорт, вокзал',
  warehouse: 'Склад',
  other: 'Другое',
};
const modes: Record<ParkingStructure['mode'], string> = {
  paid: 'Платная',
  free: 'Бесплатная с\u00a0контролем доступа',
  mixed: 'Смешанная',
};
const oneTimeMedia: Record<ParkingStructure['one_time_media'], string> = {
  ticket: 'Билет со\u00a0штрихкодом',
  plate: 'Номер автомобиля (без билета)',
  none: 'Разовых клиентов нет',
};
const permanentMedia: Record<ParkingStructure['permanent_media'][number], string> = {
  rfid: 'Карта RFID',
  uhf: 'Метка UHF',
  plate: 'Номер автомобиля',
};
const laneKinds: Record<Lane['kind'], string> = {
  entry: 'Въезд',
  exit: 'Выезд',
  reversible: 'Реверсивный',
  transit: 'Между зонами',
};
const placements: Record<Lane['placement'], string> = { outdoor: 'улица', indoor: 'помещение' };
const stationModels: Record<PayStation['model'], string> = {
  'cash-and-card': 'Наличные и\u00a0карта',
  card: 'Карта и\u00a0СБП',
};

const AUTO = 'по\u00a0расчёту';
const yesNo = (value: boolean) => (value ? 'Да' : 'Нет');
const listed = (...words: (string | false | null | undefined)[]) => words.filter(Boolean).join(', ');
const metres = (cm: number) => `${String(cm / 100).replace('.', ',')}\u00a0м`;
const degrees = (value: number) => `${String(value).replace('-', '−')}\u00a0°C`;
const upTo = (value: number | null, unit: string) => (value === null ? AUTO : `до\u00a0${value}\u00a0${unit}`);

/** A row with an empty or null value is omitted. */
type Row = [name: string, value: string | number | null];
type Words = (configuration: ProposalConfiguration) => Row[];

const zoneNames = ({ structure }: ProposalConfiguration) => new Map(structure.zones.map(({ id, name }) => [id, name]));

function structure({ structure: s }: ProposalConfiguration): Row[] {
  const paid = s.mode !== 'free';
  return [
    ['Объект', s.object_name],
    ['Тип объекта', s.object_type && objectTypes[s.object_type]],
    ['Город', s.city],
    ['Адрес', s.address],
    ['Машино-мест', s.spaces],
    ['Уровней', s.levels],
    [
      'Зоны',
      s.zones
        .map(({ name, spaces, level }) => `${name}\u00a0— ${spaces}${level ? `, уровень\u00a0${level}` : ''}`)
        .join('; '),
    ],
    ['Режим работы', modes[s.mode]],
    ['Посещений в\u00a0сутки', s.visits_per_day],
    ['Доля разовых посещений', `${s.onetime_share}\u00a0%`],
    ['Доля оплаченных разовых посещений', paid ? `${s.paid_share}\u00a0%` : ''],
    ['Постоянных клиентов', s.permanent_clients],
    ['Разовые клиенты', oneTimeMedia[s.one_time_media]],
    ['Постоянные клиенты', s.permanent_media.map((media) => permanentMedia[media]).join(', ')],
    [
      'Распознавание номеров на\u00a0всех проездах',
      yesNo(s.plate_control || s.one_time_media === 'plate' || s.permanent_media.includes('plate')),
    ],
    ['Минимальная температура', degrees(s.temp_min)],
    ['Высота потолка', s.ceiling_cm && metres(s.ceiling_cm)],
    ['Запас расходных материалов', `${s.supply_months}\u00a0мес.`],
  ];
}

function lanes(configuration: ProposalConfiguration): Row[] {
  const zones = zoneNames(configuration);
  const zone = (id: string | null) => id && zones.get(id);
  return configuration.lanes.map((lane) => [
    lane.name,
    listed(
      laneKinds[lane.kind],
      placements[lane.placement],
      `ширина\u00a0${metres(lane.width_cm)}`,
      zone(lane.zone_from) && `из\u00a0зоны «${zone(lane.zone_from)}»`,
      zone(lane.zone_to) && `в\u00a0зону «${zone(lane.zone_to)}»`,
      lane.opposed_barriers && 'два шлагбаума навстречу друг другу',
      lane.pay_at_exit && 'оплата на\u00a0выезде',
      lane.intercom && 'голосовая связь',
      lane.traffic_light !== null && (lane.traffic_light ? 'светофор' : 'без светофора'),
      lane.heating !== null && (lane.heating ? 'обогрев' : 'без обогрева'),
    ),
  ]);
}

function payment(configuration: ProposalConfiguration): Row[] {
  // Payment points entered before the mode changed to free are ignored.
  if (configuration.structure.mode === 'free') return [['Оплата', 'Нет: парковка бесплатная']];
  const { stations, cashier_desks, validators, online } = configuration.payment_points;
  const zones = zoneNames(configuration);
  return [
    ...stations.map(({ name, model, placement, zone }): Row => {
      const known = zone && zones.get(zone);
      return [name, listed(stationModels[model], placements[placement], known && `зона «${known}»`)];
    }),
    ['Кассы оператора', cashier_desks],
    ['Валидаторы арендаторов', validators],
    ['Онлайн-оплата', yesNo(online)],
  ];
}

const words: Partial<Record<ProposalStep, Words>> = {
  structure,
  'transportation-points': lanes,
  'payment-points': payment,
  servers: ({ servers }) => [
    ['Сервер парковки', upTo(servers.parking_devices, 'устройств')],
    ['Сервер распознавания номеров', upTo(servers.plate_channels, 'каналов')],
    ['Коммутатор', servers.switch_ports === null ? AUTO : `портов:\u00a0${servers.switch_ports}`],
    ['Источник бесперебойного питания', servers.ups_va === null ? AUTO : `${servers.ups_va}\u00a0ВА`],
    ['Рабочие места оператора', servers.workplaces ?? AUTO],
  ],
  additionally: ({ additionally }) => [
    ['Табло свободных мест', additionally.displays ?? AUTO],
    ['Навигация к\u00a0свободным местам', yesNo(additionally.guidance)],
  ],
  'marking-materials': ({ marking_materials }) => [['Колесоотбойники', yesNo(marking_materials.wheel_stops)]],
  'summary-checking': ({ summary }) => [['Скидка заказчику', `${summary.discount_percent}\u00a0%`]],
};

/** Returns the parameters of a step as labelled rows. */
export const parameterRows = (step: ProposalStep, configuration: ProposalConfiguration) =>
  (words[step]?.(configuration) ?? [])
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => ({ name, value: String(value) }));
