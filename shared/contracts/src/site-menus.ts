/** Without zod, for the browser. Menus of the site, with the number of levels that their pages show. */
export const siteMenus = {
  header: { title: 'Главное меню', levels: 2 },
  catalog: { title: 'Меню каталога', levels: 2 },
  footer: { title: 'Подвал', levels: 2 },
  prefooter: { title: 'Над\u00a0подвалом', levels: 1 },
  user: { title: 'Для\u00a0гостей', levels: 1 },
  lk: { title: 'Личный кабинет', levels: 2 },
} as const;
export type MenuCode = keyof typeof siteMenus;
export const menuCodes = Object.keys(siteMenus) as MenuCode[];

export const MAX_MENU_ENTRIES = 200;
