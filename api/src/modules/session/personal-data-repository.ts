import { eq } from 'drizzle-orm';
import { moment, type PersonalData } from '../../personal-data.ts';
import { owners, sessions } from '../../tables/session-tables.ts';
import type { SessionService } from './session-service.ts';

/** Carts and lists go with their owner. */
export const sessionPersonalData = (service: Pick<SessionService, 'of'>): PersonalData => ({
  erases: ['sessions.user_id', 'owners.user_id'],
  async erase(tx, { id }) {
    await tx.delete(sessions).where(eq(sessions.user_id, id));
    await tx.delete(owners).where(eq(owners.user_id, id));
  },
  async export(_db, { id }) {
    const data = (await service.of(id, null)).map(({ id: _id, current: _current, ...session }) => session);
    return [
      {
        key: 'sessions',
        title: 'Входы',
        head: ['Устройство', 'Адрес', 'Вход', 'Последний визит'],
        data,
        rows: data.map(({ device, address, created_at, seen_at }) => [
          device,
          address,
          moment(created_at),
          moment(seen_at),
        ]),
      },
    ];
  },
});
