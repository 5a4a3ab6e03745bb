import { paths } from '@site/contracts/paths';
import type { Author } from '../../src/tables/publication-tables.ts';

/** Authors who are trainers of the academy link to their page. */
export const belov: Author = {
  name: 'Андрей Белов',
  position: 'Ведущий инженер по автоматике ворот',
  url: paths.academyTrainer('belov-andrey'),
};

export const gorina: Author = {
  name: 'Марина Горина',
  position: 'Руководитель группы парковочных систем',
  url: paths.academyTrainer('gorina-marina'),
};

export const saveliev: Author = {
  name: 'Тимур Савельев',
  position: 'Инженер по контролю доступа',
  url: paths.academyTrainer('saveliev-timur'),
};

export const larina: Author = {
  name: 'Елена Ларина',
  position: 'Руководитель академии',
  url: paths.academyTrainer('larina-elena'),
};

export const kovalev: Author = { name: 'Игорь Ковалёв', position: 'Инженер сервисной службы' };
export const nikitina: Author = { name: 'Ольга Никитина', position: 'Технолог производства' };
