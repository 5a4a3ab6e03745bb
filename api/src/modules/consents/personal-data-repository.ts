import { eq } from 'drizzle-orm';
import { moment, type PersonalData } from '../../personal-data.ts';
import { consents } from '../../tables/consent-tables.ts';
import type { ConsentService } from './consent-service.ts';

export const consentPersonalData = (service: Pick<ConsentService, 'of'>): PersonalData => ({
  // Consents stay as proof, without the network address.
  keeps: ['consents.user_id'],
  erase: async (tx, { id }) => tx.update(consents).set({ address: '' }).where(eq(consents.user_id, id)),
  async export(_db, { id }) {
    const data = await service.of(id);
    return [
      {
        key: 'consents',
        title: 'Согласия',
        head: ['Согласие', 'Редакция', 'Дано', 'Отозвано'],
        data,
        rows: data.map(({ title, version, given_at, withdrawn_at }) => [
          title,
          version,
          moment(given_at),
          withdrawn_at && moment(withdrawn_at),
        ]),
      },
    ];
  },
});
