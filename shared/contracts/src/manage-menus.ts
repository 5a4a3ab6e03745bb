import { z } from 'zod';
import { MenuItem } from './site-data.ts';
import { type MenuCode, siteMenus } from './site-menus.ts';
import { inArea } from './staff-rights.ts';

const code = z.enum(Object.keys(siteMenus) as [MenuCode, ...MenuCode[]]);

/** A menu, as it is read and saved. The page of the menu says how many levels it shows. */
export const MenuFile = z.object({
  code,
  revision: z.string().max(40).describe('fingerprint of the stored entries'),
  items: z.array(MenuItem),
});
export type MenuFile = z.infer<typeof MenuFile>;

export const ManagedMenu = z.object({
  menu: MenuFile,
  broken: z.array(z.string()).describe('addresses of entries that lead to removed or hidden pages'),
  history: z
    .array(
      z.object({
        id: z.int(),
        at: z.iso.datetime(),
        author: z.string(),
        text: z.string().describe('added and removed entries'),
        before: z.array(MenuItem).describe('the entries that the change replaced'),
      }),
    )
    .describe('newest first'),
});
export type ManagedMenu = z.infer<typeof ManagedMenu>;

export const MenuRow = z.object({
  code,
  entries: z.int().describe('entries of all levels'),
  broken: z.int().describe('entries that lead to removed or hidden pages; the site leaves them out'),
  changed_at: z.iso.datetime().nullable(),
  author: z.string().nullable(),
});
export type MenuRow = z.infer<typeof MenuRow>;

export const manageMenuEndpoints = inArea('content', {
  'GET /manage/menus/': {
    summary: 'Menus of the site',
    answer: z.object({ items: z.array(MenuRow) }),
  },
  'GET /manage/menus/{code}/': {
    summary: 'A menu with its history',
    params: z.object({ code }),
    answer: ManagedMenu,
  },
  'PUT /manage/menus/': {
    summary:
      'Replaces the entries of a menu, shown within five seconds; refused with the entries whose address the site does not have; 409 `edited_meanwhile` with `data.revision` when its `revision` is not the stored one',
    body: MenuFile,
    answer: ManagedMenu.extend({ changed: z.boolean() }),
  },
} as const);
