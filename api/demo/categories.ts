/** Facets of every category, after its specific ones. */
const common = ['series', 'country', 'warranty_months', 'ip', 'temp_min'];

export type SeedCategory = {
  slug: string;
  name: string;
  h1?: string;
  intro: string;
  facets: string[];
  children: readonly (readonly [slug: string, name: string])[];
};

const category = (
  slug: string,
  name: string,
  intro: string,
  facets: string,
  children: SeedCategory['children'] = [],
): SeedCategory => ({
  slug,
  name,
  intro,
  facets: ['price', 'availability', ...facets.split(' '), ...common],
  children,
});

/** Categories compared separately from the devices of their section. */
export const comparedApart: ReadonlySet<string> = new Set([
  ...['sliding-accessories', 'garage-rails', 'barrier-booms', 'barrier-accessories', 'road-blockers'],
  ...['parking-columns', 'parking-pay', 'parking-lpr', 'parking-guidance', 'parking-software', 'parking-consumables'],
  ...['readers', 'controllers', 'keypads', 'credentials', 'transmitters', 'receivers', 'antennas'],
  ...['photocells', 'flashing-lights', 'sensitive-edges', 'loop-detectors', 'gateways', 'gsm-modules'],
  ...['video-panels', 'monitors', 'audio-sets', 'intercom-kits'],
  ...['spare-boards', 'spare-mechanics', 'spare-housings', 'spare-electrics'],
]);

/** The category tree. Slugs are unique across levels, because a category's URL has one segment. */
export const seedCategories: readonly SeedCategory[] = [
  category(
    'sliding-gates',
    'Автоматика для откатных ворот',
    'Приводы и комплекты для откатных ворот массой до 3 500 кг: от дачного въезда до проходной завода.',
    'max_leaf_weight max_leaf_length duty_cycle motor_voltage leaf_speed power thrust limit_type encoder battery_ready kit',
    [
      ['sliding-home', 'Для частных домов'],
      ['sliding-industrial', 'Промышленная'],
      ['sliding-kits', 'Комплекты'],
      ['sliding-accessories', 'Рейки, ролики, балки'],
    ],
  ),
  category(
    'swing-gates',
    'Автоматика для распашных ворот',
    'Линейные, рычажные и подземные приводы для створок шириной до 7 м.',
    'drive_type max_leaf_width max_leaf_weight opening_angle opening_time motor_voltage duty_cycle leaves self_locking',
    [
      ['swing-linear', 'Линейные'],
      ['swing-lever', 'Рычажные'],
      ['swing-underground', 'Подземные'],
      ['swing-kits', 'Комплекты'],
    ],
  ),
  category(
    'garage-doors',
    'Автоматика для гаражных ворот',
    'Потолочные приводы и направляющие для секционных и подъёмно-поворотных ворот гаража.',
    'max_door_area pull_force max_door_height transmission opening_speed led',
    [
      ['garage-operators', 'Потолочные приводы'],
      ['garage-rails', 'Направляющие'],
    ],
  ),
  category(
    'industrial-doors',
    'Автоматика для промышленных ворот',
    'Вальные и цепные приводы для секционных ворот складов, цехов и логистических центров.',
    'max_door_area torque output_rpm motor_voltage manual_override duty_cycle',
    [
      ['industrial-shaft', 'Вальные приводы'],
      ['industrial-chain', 'Цепные приводы'],
    ],
  ),
  category(
    'barriers',
    'Шлагбаумы',
    'Автоматические шлагбаумы для проездов шириной от 2,5 до 12 м, стрелы и принадлежности.',
    'passage_width opening_time duty_cycle motor_voltage boom_type boom_length housing boom_lights resource heating',
    [
      ['barriers-4m', 'До 4 м'],
      ['barriers-6m', 'До 6 м'],
      ['barriers-8m', 'До 8 м и более'],
      ['barrier-booms', 'Стрелы'],
      ['barrier-accessories', 'Аксессуары'],
    ],
  ),
  category(
    'bollards',
    'Болларды и блокираторы',
    'Выдвижные и стационарные болларды, дорожные блокираторы для защиты территории от проезда.',
    'bollard_kind height diameter rise_time drive impact axle_load',
    [
      ['bollards-automatic', 'Автоматические'],
      ['bollards-fixed', 'Стационарные и съёмные'],
      ['road-blockers', 'Дорожные блокираторы'],
    ],
  ),
  category(
    'turnstiles',
    'Турникеты',
    'Триподы, роторные и створчатые турникеты для проходных, бизнес-центров и спортивных объектов.',
    'turnstile_kind passage_mm throughput material placement antipanic',
    [
      ['turnstiles-tripod', 'Триподы'],
      ['turnstiles-rotary', 'Роторные'],
      ['turnstiles-swing', 'Створчатые и калитки'],
    ],
  ),
  category(
    'parking-systems',
    'Парковочные системы',
    'Стойки, кассы, распознавание номеров и программное обеспечение для платных и служебных парковок.',
    'device_kind media payment placement heating display_inch',
    [
      ['parking-columns', 'Стойки'],
      ['parking-pay', 'Оплата'],
      ['parking-lpr', 'Распознавание номеров'],
      ['parking-guidance', 'Навигация и табло'],
      ['parking-software', 'Лицензии'],
      ['parking-consumables', 'Расходные материалы'],
    ],
  ),
  category(
    'access-control',
    'Контроль доступа',
    'Считыватели, контроллеры, кодовые панели, карты и метки для дверей, ворот и турникетов.',
    'device_kind frequency read_range interface doors users mount',
    [
      ['readers', 'Считыватели'],
      ['controllers', 'Контроллеры'],
      ['keypads', 'Кодовые панели'],
      ['credentials', 'Карты и метки'],
    ],
  ),
  category(
    'radio-control',
    'Радиоуправление',
    'Пульты с динамическим кодом, радиоприёмники и антенны для ворот и шлагбаумов.',
    'device_kind frequency coding channels radio_range battery',
    [
      ['transmitters', 'Пульты'],
      ['receivers', 'Приёмники'],
      ['antennas', 'Антенны'],
    ],
  ),
  category(
    'safety',
    'Устройства безопасности',
    'Фотоэлементы, сигнальные лампы, чувствительные профили и детекторы петли.',
    'device_kind beam_range supply wireless mount',
    [
      ['photocells', 'Фотоэлементы'],
      ['flashing-lights', 'Сигнальные лампы'],
      ['sensitive-edges', 'Чувствительные профили'],
      ['loop-detectors', 'Петли и детекторы'],
    ],
  ),
  category(
    'control-boards',
    'Блоки управления',
    'Платы и блоки управления для приводов ворот и шлагбаумов.',
    'supply motors compatible_series display radio_builtin',
  ),
  category(
    'smart-control',
    'Удалённое управление',
    'Шлюзы и модули GSM: управление воротами с телефона и уведомления о каждом открытии.',
    'link devices_max users app',
    [
      ['gateways', 'Шлюзы'],
      ['gsm-modules', 'Модули GSM'],
    ],
  ),
  category(
    'intercoms',
    'Домофония',
    'Вызывные панели, мониторы и комплекты домофонов для дома, подъезда и офиса.',
    'device_kind technology screen camera_mp subscribers mount wifi color',
    [
      ['video-panels', 'Вызывные панели'],
      ['monitors', 'Мониторы'],
      ['audio-sets', 'Аудиотрубки'],
      ['intercom-kits', 'Комплекты'],
    ],
  ),
  category(
    'sectional-doors',
    'Секционные ворота',
    'Гаражные и промышленные секционные ворота, изготовленные по размеру проёма.',
    'opening_width opening_height panel_mm lift spring ral wicket',
    [
      ['sectional-garage', 'Гаражные'],
      ['sectional-industrial', 'Промышленные'],
    ],
  ),
  category(
    'automatic-doors',
    'Автоматические двери',
    'Раздвижные и распашные автоматические двери для магазинов, клиник и бизнес-центров.',
    'leaves leaf_weight passage_mm speed emergency_battery evacuation',
    [
      ['doors-sliding', 'Раздвижные'],
      ['doors-swing', 'Распашные'],
    ],
  ),
  category(
    'spare-parts',
    'Запасные части',
    'Платы, шестерни, корпуса и пружины: подбор по артикулу изделия и позиции на схеме.',
    'part_kind compatible_products',
    [
      ['spare-boards', 'Платы'],
      ['spare-mechanics', 'Механика'],
      ['spare-housings', 'Корпуса'],
      ['spare-electrics', 'Электрика'],
    ],
  ),
];
