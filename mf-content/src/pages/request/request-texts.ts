/** Of the form, and of the page that a form without scripts leads back to. */
export const NOT_FOUND = 'Обращение с\u00a0таким номером и\u00a0контактом не\u00a0найдено';
