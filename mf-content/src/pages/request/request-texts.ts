/** Used by the form, and by the page after a form without scripts. */
export const NOT_FOUND = 'Обращение с\u00a0таким номером и\u00a0контактом не\u00a0найдено';
