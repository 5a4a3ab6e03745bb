import { paths } from '@site/contracts/paths';
import { staffSections } from '@site/contracts/staff-rights';
import { moment, type PersonalData } from '../../personal-data.ts';
import { SecondFactorRepository } from './second-factor-repository.ts';
import { ViewRepository } from './view-repository.ts';

export const staffPersonalData: PersonalData = {
  erases: ['second_factors.user_id', 'staff_views.user_id'],
  async erase(tx, { id }) {
    await new SecondFactorRepository(tx).remove(id);
    await new ViewRepository(tx).removeAll(id);
  },
  async export(db, { id }) {
    const views = await new ViewRepository(db).every(id);
    if (views.length === 0) return [];
    return [
      {
        key: 'staff_views',
        title: 'Сохранённые виды списков',
        head: ['Раздел', 'Название', 'Адрес', 'Сохранён'],
        data: views.map(({ section, name, query, created_at }) => ({ section, name, query, created_at })),
        rows: views.map(({ section, name, query, created_at }) => [
          staffSections[section].title,
          name,
          `${paths.staffSection(section)}?${query}`,
          moment(created_at),
        ]),
      },
    ];
  },
};
