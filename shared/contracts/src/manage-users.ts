import { toE164 } from '@site/kernel/phone';
import { z } from 'zod';
import { typedText } from './fields.ts';
import { Decision, managed, ManagePage, sortedBy } from './manage.ts';
import { inArea } from './staff-rights.ts';
import { Role } from './user-data.ts';

const ManagedUserRow = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  role: Role.exclude(['guest']),
  /** An employee of the manufacturer; the role does not count. */
  came_user: z.boolean(),
  company: z.string().nullable(),
  blocked: z.boolean(),
});
export type ManagedUserRow = z.infer<typeof ManagedUserRow>;

export const ManagedUser = ManagedUserRow.extend({
  city: z.string(),
  position: z.string(),
  orders: z.int(),
  decisions: z.array(Decision),
});
export type ManagedUser = z.infer<typeof ManagedUser>;

const OneUser = z.object({ user: z.string().max(100).overwrite(toE164).describe('id, or phone in any notation') });

export const manageUserEndpoints = inArea('users', {
  'GET /manage/users/': {
    summary: 'Registered users, by name',
    query: ManagePage.extend({
      search: typedText.max(100).default('').describe('phone, name, e-mail or company'),
      blocked: z.stringbool().optional(),
      sort: sortedBy('name', 'email', 'company'),
    }),
    answer: managed(ManagedUserRow),
  },
  'GET /manage/users/{user}/': { summary: 'One user', params: OneUser, answer: ManagedUser },
  'POST /manage/users/{user}/block/': {
    summary: 'Blocks a user and ends all sessions; the user gets an e-mail',
    params: OneUser,
    body: z.object({ text: z.string().trim().min(1, 'Укажите причину').max(500) }),
    answer: ManagedUser,
  },
  'POST /manage/users/{user}/unblock/': { summary: 'Unblocks a user', params: OneUser, answer: ManagedUser },
} as const);
