export const hiddenFilter = {
  name: 'hidden',
  label: 'Состояние',
  all: 'Все',
  options: { false: 'На\u00a0сайте', true: 'Скрытые' },
};
