import type { AcademyAccountQuery, RegistrationList } from '@site/contracts/academy-account';
import { paths } from '@site/contracts/paths';

interface Words {
  title: string;
  empty: string;
  hint: string;
}

export const lists: Record<RegistrationList, Words> = {
  upcoming: {
    title: 'Предстоящие',
    empty: 'Предстоящих занятий нет',
    hint: 'Выберите курс или вебинар в\u00a0расписании: запись появится здесь, её можно будет отменить или добавить в\u00a0свой календарь.',
  },
  past: {
    title: 'Прошедшие',
    empty: 'Прошедших занятий пока нет',
    hint: 'Сюда попадают занятия, которые закончились. Ближайшие даты\u00a0— в\u00a0расписании академии.',
  },
  cancelled: {
    title: 'Отменённые',
    empty: 'Отменённых записей нет',
    hint: 'Здесь остаются записи, которые отменили вы или академия.',
  },
};

/** Returns the address of a list without default values, so that each list has one address. */
export const listHref = ({ show, page }: Partial<AcademyAccountQuery>): string =>
  paths.accountAcademy({
    show: show === 'upcoming' ? undefined : show,
    page: page && page > 1 ? page : undefined,
  });
