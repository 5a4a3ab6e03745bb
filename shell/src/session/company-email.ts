const publicDomains = new Set([
  'yandex.ru',
  'ya.ru',
  'yandex.com',
  'mail.ru',
  'bk.ru',
  'inbox.ru',
  'list.ru',
  'internet.ru',
  'vk.com',
  'rambler.ru',
  'lenta.ru',
  'gmail.com',
  'icloud.com',
  'me.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'proton.me',
  'protonmail.com',
]);

export function isCompanyEmail(email: string): boolean {
  const domain = email.split('@')[1]?.toLowerCase();
  return Boolean(domain) && !publicDomains.has(domain!);
}
