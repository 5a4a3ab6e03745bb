import type { CategoryChoice } from '@site/contracts/manage-goods';

/** Options of the category that contains another one. */
export const parentOptions = (parents: readonly CategoryChoice[]) => [
  { value: '', label: 'Верхний уровень каталога' },
  ...parents.map(({ slug, name }) => ({ value: slug, label: name })),
];
