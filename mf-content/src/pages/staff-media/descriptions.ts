/** The text that each kind of file has, as forms name and explain it. */
export const descriptions = {
  photo: {
    title: 'Описание снимка',
    label: 'Что на\u00a0снимке',
    hint: 'Альтернативный текст: его прочтут те, кто снимка не\u00a0видит',
    empty: 'Опишите, что на\u00a0снимке',
  },
  drawing: {
    title: 'Описание чертежа',
    label: 'Что на\u00a0чертеже',
    hint: 'Альтернативный текст: его прочтут те, кто чертежа не\u00a0видит',
    empty: 'Опишите, что на\u00a0чертеже',
  },
  video: {
    title: 'Название и\u00a0заставка видео',
    label: 'Название видео',
    hint: 'Под роликом и\u00a0для тех, кто его не\u00a0видит',
    empty: 'Укажите название видео',
  },
};
