import type { Personal, Role } from '@site/contracts/user-data';
import { formatPhone } from '@site/kernel/phone';
import { Card } from '@site/ui/card';
import css from './main-page.module.css';

const roleLabels: Record<Role, string> = {
  guest: 'Гость',
  customer: 'Покупатель',
  company_pending: 'Ожидает подключения к\u00a0компании',
  company_employee: 'Сотрудник',
  company_manager: 'Менеджер компании',
  company_owner: 'Руководитель компании',
};

interface PersonalCardProps {
  personal: Personal;
  company: string | null;
}

export function PersonalCard({ personal, company }: PersonalCardProps) {
  const { surname, name, patronymic, phone, email, city, position, role } = personal;
  const rows: [string, string | null][] = [
    ['Имя', [surname, name, patronymic].filter(Boolean).join(' ')],
    ['Телефон', formatPhone(phone)],
    ['Электронная почта', email],
    ['Город', city],
    ['Компания', company],
    ['Должность', position],
    ['Роль', roleLabels[role]],
  ];
  return (
    <Card>
      <h2 className={css.cardTitle}>Ваши данные</h2>
      <dl className={css.data}>
        {rows.map(([term, value]) =>
          value ? (
            <div key={term} className={css.row}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Card>
  );
}
