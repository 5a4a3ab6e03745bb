/** Of the form and of what holds its place. */
export const questionTexts = {
  text: 'Вопрос',
  name: 'Имя',
  city: 'Город',
  email: 'Электронная почта',
  emailHint: 'Пришлём ответ. Рядом с\u00a0вопросом покажем только имя и\u00a0город',
  submit: 'Отправить вопрос',
} as const;
