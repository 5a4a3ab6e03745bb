export const CLAIM_NOT_FOUND = 'Обращение с\u00a0таким номером и\u00a0телефоном не\u00a0найдено';
