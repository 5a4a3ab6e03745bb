import type { companies, users } from '../src/db/schema.ts';

type CompanyInsert = typeof companies.$inferInsert;
type UserInsert = typeof users.$inferInsert;

/** Synthetic companies: tax numbers that begin with 00 belong to nobody. */
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
  'role' | 'company_id' | 'came_user' | 'user_access_moderation' | 'surname' | 'name' | 'city'
> & {
  phone: string;
  /** What the account is for, in a word: printed at start. */
  label: string;
  position?: string;
};

const phone = (n: number) => `+7900000000${n}`;

/** Accounts to try every role and partner level with. The code comes to `/dev/sms/`. */
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
    label: 'сотрудник производителя',
    role: 'customer',
    came_user: true,
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
];

export const demoUsers: readonly UserInsert[] = demoAccounts.map(({ label: _label, ...account }, index) => ({
  ...account,
  id: `00000000-0000-4000-8000-00000000000${index + 1}`,
  email: `demo${index + 1}@example.ru`,
}));
