export const questionTexts = {
  text: 'Вопрос',
  name: 'Имя',
  city: 'Город',
  email: 'Электронная почта',
  emailHint: 'Пришлём ответ. На\u00a0сайте её\u00a0не\u00a0покажем',
  publication: 'опубликовать вопрос с\u00a0моим именем и\u00a0городом',
  publicationHint: 'Необязательно: ответ придёт на\u00a0почту и\u00a0без этого',
  submit: 'Отправить вопрос',
} as const;
