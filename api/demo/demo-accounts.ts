import { SECOND_FACTOR_DEVELOPMENT_KEY } from '../src/config.ts';
import { secretBox } from '../src/modules/staff/secret-box.ts';
import type { companies, companyMembers } from '../src/tables/company-tables.ts';
import type { users } from '../src/tables/user-tables.ts';
import type { secondFactors } from '../src/tables/staff-tables.ts';
import type { applications } from '../src/tables/application-tables.ts';

type CompanyInsert = typeof companies.$inferInsert;
type UserInsert = typeof users.$inferInsert;

/** Synthetic companies: tax numbers that begin with 00 do not exist. */
export const demoCompanies: readonly CompanyInsert[] = [
  { id: 1, name: 'ООО «Ворота Плюс»', inn: '0012345610', kpp: '001201001', level: 'partner', dealer_access: true },
  {
    id: 2,
    name: 'ООО «Серебряный въезд»',
    inn: '0012345627',
    kpp: '001201001',
    level: 'silver',
    dealer_access: true,
    kp_access_moderation: true,
  },
  {
    id: 3,
    name: 'ООО «Автоматика Юг»',
    inn: '0012345634',
    kpp: '001201001',
    level: 'gold',
    dealer_access: true,
    kp_access: true,
  },
  {
    id: 4,
    name: 'АО «Паркинг Инжиниринг»',
    inn: '0012345641',
    kpp: '001201001',
    credit_limit: 3_000_000,
    level: 'platinum',
    dealer_access: true,
    kp_access: true,
    personal_discount: { M: 30 },
  },
  { id: 5, name: 'ООО «Стройзаказ»', inn: '0012345659', kpp: '001201001', level: 'none' },
  {
    id: 6,
    name: 'ООО «Новый монтаж»',
    inn: '0012345602',
    kpp: '001201001',
    level: 'none',
    dealer_access_moderation: true,
  },
];

type DemoAccount = Pick<
  UserInsert,
  'role' | 'company_id' | 'came_user' | 'staff_roles' | 'user_access_moderation' | 'surname' | 'name' | 'city'
> & {
  phone: string;
  /** Short purpose of the account, printed at start. */
  label: string;
  position?: string;
};

const phone = (n: number) => `+79000000${String(n).padStart(3, '0')}`;

/** Accounts for every role and partner level. Login codes are at `/dev/sms/`. */
export const demoAccounts: readonly DemoAccount[] = [
  { phone: phone(1), label: 'покупатель', role: 'customer', surname: 'Покупалов', name: 'Пётр', city: 'Тула' },
  {
    phone: phone(2),
    label: 'ожидает подключения к компании',
    role: 'company_pending',
    company_id: 1,
    user_access_moderation: true,
    surname: 'Ожидаева',
    name: 'Ольга',
    city: 'Казань',
  },
  {
    phone: phone(3),
    label: 'сотрудник, «Партнёр»',
    role: 'company_employee',
    company_id: 1,
    surname: 'Сотрудникова',
    name: 'Софья',
    city: 'Казань',
    position: 'Инженер',
  },
  {
    phone: phone(4),
    label: 'менеджер, «Серебряный партнёр», доступ к конфигуратору на модерации',
    role: 'company_manager',
    company_id: 2,
    surname: 'Менеджеров',
    name: 'Максим',
    city: 'Самара',
    position: 'Менеджер',
  },
  {
    phone: phone(5),
    label: 'руководитель, «Золотой партнёр», конфигуратор открыт',
    role: 'company_owner',
    company_id: 3,
    surname: 'Золотов',
    name: 'Захар',
    city: 'Краснодар',
    position: 'Директор',
  },
  {
    phone: phone(6),
    label: 'руководитель, «Платиновый партнёр», конфигуратор открыт',
    role: 'company_owner',
    company_id: 4,
    surname: 'Платонова',
    name: 'Полина',
    city: 'Москва',
    position: 'Генеральный директор',
  },
  {
    phone: phone(7),
    label: 'руководитель компании вне партнёрской сети',
    role: 'company_owner',
    company_id: 5,
    surname: 'Заказчиков',
    name: 'Зиновий',
    city: 'Пермь',
    position: 'Директор',
  },
  {
    phone: phone(8),
    label: 'сотрудник производителя, администратор',
    role: 'customer',
    came_user: true,
    staff_roles: ['administrator'],
    surname: 'Заводской',
    name: 'Захар',
    city: 'Москва',
    position: 'Инженер поддержки',
  },
  {
    phone: phone(9),
    label: 'руководитель, заявка в партнёрскую сеть на модерации',
    role: 'company_owner',
    company_id: 6,
    surname: 'Новиков',
    name: 'Никита',
    city: 'Уфа',
    position: 'Директор',
  },
  {
    phone: phone(10),
    label: 'руководитель, «Партнёр»',
    role: 'company_owner',
    company_id: 1,
    surname: 'Воротников',
    name: 'Василий',
    city: 'Казань',
    position: 'Директор',
  },
  {
    phone: phone(11),
    label: 'менеджер, «Партнёр»',
    role: 'company_manager',
    company_id: 1,
    surname: 'Створкина',
    name: 'Светлана',
    city: 'Казань',
    position: 'Менеджер по работе с клиентами',
  },
];

export const demoUsers: readonly UserInsert[] = demoAccounts.map(({ label: _label, ...account }, index) => ({
  ...account,
  id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
  email: `demo${index + 1}@example.ru`,
}));

export const demoMembers = (now: Date): (typeof companyMembers.$inferInsert)[] =>
  demoUsers.flatMap(({ id, company_id, role, phone, surname, name, email, position }) =>
    company_id
      ? {
          company_id,
          user_id: id,
          state: role === 'company_pending' ? ('pending' as const) : ('active' as const),
          role: role === 'company_manager' || role === 'company_owner' ? role : ('company_employee' as const),
          ...{ phone, surname, name, email, position },
          created_at: now,
        }
      : [],
  );

/** Company id by the slug of its page in the partner directory, which the company can edit. */
export const demoPartnerPages: Readonly<Record<string, number>> = {
  'vorota-plyus': 1,
  'serebryanyy-vezd': 2,
  'avtomatika-yug': 3,
  'parking-inzhiniring': 4,
};

/** Pending applications, consistent with the flags of the demo companies. */
export const demoApplications = (now: Date): (typeof applications.$inferInsert)[] => [
  {
    kind: 'configurator',
    user_id: demoUserId('Менеджеров'),
    company_id: 2,
    created_at: now,
  },
  {
    kind: 'dealer',
    user_id: demoUserId('Новиков'),
    company_id: 6,
    form: {
      inn: '0012345602',
      company: 'ООО «Новый монтаж»',
      surname: 'Новиков',
      name: 'Никита',
      patronymic: '',
      email: 'demo9@example.ru',
      city: 'Уфа',
      position: 'Директор',
      company_comment: 'Две монтажные бригады, работаем по\u00a0Башкирии. Хотим ставить шлагбаумы и\u00a0парковки.',
    },
    created_at: now,
  },
];

const demoUserId = (surname: string) => demoUsers.find((user) => user.surname === surname)!.id!;

/** The second factor of the administrator, shown at `/dev/second-factor/`. */
export const demoSecret = 'DEMO2DEMO2DEMO2DEMO2DEMO2DEMO2DE';

export const demoSecondFactors = (now: Date): (typeof secondFactors.$inferInsert)[] =>
  demoUsers.flatMap(({ id, staff_roles = [] }) => {
    if (!id || staff_roles.length === 0) return [];
    const secret = secretBox(SECOND_FACTOR_DEVELOPMENT_KEY).seal(demoSecret, id);
    return [{ user_id: id, secret, created_at: now, confirmed_at: now }];
  });
