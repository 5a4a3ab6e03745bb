/** Without zod, for the browser. Roles of the manufacturer's employees in the back office. An employee may have several. */
export const staffRoles = ['content', 'sales', 'academy', 'moderator', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Rights in the back office: the roles that may use each area of `/api/manage/`. The API enforces the table; the page of
 * the staff shows only what it allows. Each endpoint declares its area with `inArea`.
 */
export const staffRights = {
  goods: ['content', 'sales', 'administrator'],
  media: ['content', 'administrator'],
  library: ['content', 'sales', 'academy', 'administrator'],
  content: ['content', 'administrator'],
  orders: ['sales', 'administrator'],
  proposals: ['sales', 'administrator'],
  questions: ['sales', 'administrator'],
  requests: ['sales', 'moderator', 'administrator'],
  warranty: ['sales', 'administrator'],
  'product-questions': ['content', 'moderator', 'administrator'],
  academy: ['academy', 'administrator'],
  applications: ['moderator', 'administrator'],
  revisions: ['moderator', 'administrator'],
  certificates: ['moderator', 'administrator'],
  tickets: ['moderator', 'administrator'],
  shops: ['moderator', 'content', 'administrator'],
  companies: ['sales', 'administrator'],
  users: ['moderator', 'administrator'],
  settings: ['administrator'],
  jobs: ['administrator'],
  decisions: ['administrator'],
  staff: ['administrator'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Area = keyof typeof staffRights;

/**
 * Sections of the back office, each with its area: the pages `/account/staff/<section>/` and those of its items below.
 * The remote that owns the noun declares the routes. A noun of the queue has the section of the same name.
 */
export const staffSections = {
  orders: { title: 'Заказы', area: 'orders' },
  payments: { title: 'Платежи без\u00a0заказа', area: 'orders' },
  questions: { title: 'Вопросы о\u00a0заказах и\u00a0возвраты', area: 'questions' },
  proposals: { title: 'Предложения партнёров', area: 'proposals' },
  'warranty-claims': { title: 'Гарантийные обращения', area: 'warranty' },
  requests: { title: 'Заявки с\u00a0форм сайта', area: 'requests' },
  products: { title: 'Товары', area: 'goods' },
  categories: { title: 'Категории', area: 'goods' },
  'product-questions': { title: 'Вопросы о\u00a0товарах', area: 'product-questions' },
  media: { title: 'Фотографии, видео и\u00a0документы', area: 'media' },
  pages: { title: 'Страницы и\u00a0публикации', area: 'content' },
  menus: { title: 'Меню', area: 'content' },
  redirects: { title: 'Переадресации', area: 'content' },
  settings: { title: 'Сайт и\u00a0реквизиты', area: 'settings' },
  shops: { title: 'Магазины', area: 'shops' },
  events: { title: 'Мероприятия академии', area: 'academy' },
  trainings: { title: 'Программы обучения', area: 'academy' },
  trainers: { title: 'Преподаватели', area: 'academy' },
  locations: { title: 'Учебные классы', area: 'academy' },
  registrations: { title: 'Записи на\u00a0мероприятия', area: 'academy' },
  'certificate-participants': { title: 'Участники без\u00a0сертификата', area: 'academy' },
  'academy-certificates': { title: 'Сертификаты академии', area: 'academy' },
  applications: { title: 'Заявки компаний и\u00a0сотрудников', area: 'applications' },
  revisions: { title: 'Правки профилей компаний', area: 'revisions' },
  tickets: { title: 'Обращения компаний', area: 'tickets' },
  companies: { title: 'Компании', area: 'companies' },
  certificates: { title: 'Сертификаты партнёров', area: 'certificates' },
  users: { title: 'Пользователи', area: 'users' },
  decisions: { title: 'История решений', area: 'decisions' },
} as const satisfies Record<string, { title: string; area: Area }>;
export type StaffSection = keyof typeof staffSections;
export const isStaffSection = (name: string): name is StaffSection => Object.hasOwn(staffSections, name);
export const areas = Object.keys(staffRights) as Area[];

/** No key may manage the staff: it could give itself more rights. */
export type KeyArea = Exclude<Area, 'staff'>;
export const keyAreas = areas.filter((area): area is KeyArea => area !== 'staff');

/** The areas of all roles together. */
export const areasOf = (roles: readonly StaffRole[]): Area[] =>
  areas.filter((area) => staffRights[area].some((role) => roles.includes(role)));

/** Assigns back office endpoints to an area; `own`: for each member of the staff, and for no key. */
export function inArea<Name extends Area | 'own', Map extends Record<string, object>>(area: Name, endpoints: Map) {
  const entries = Object.entries(endpoints).map(([endpoint, entry]) => [endpoint, { ...entry, area }]);
  return Object.fromEntries(entries) as { [Endpoint in keyof Map]: Map[Endpoint] & { area: Name } };
}
