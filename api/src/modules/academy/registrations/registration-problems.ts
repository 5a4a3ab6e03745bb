import type { Participant } from '@site/contracts/academy';
import { formatCount } from '@site/kernel/plurals';
import { ProblemError, SUPPORT_PHONE } from '../../../errors.ts';

const people = (count: number) => formatCount(count, ['участника', 'участников', 'участников']);

export const registrationProblems = {
  empty: () => new ProblemError(400, 'empty_participants', 'Добавьте хотя бы одного участника'),

  duplicates(found: readonly Participant[]) {
    const participants = found.map(({ surname, name }) => `${surname} ${name}`);
    const message =
      participants.length > 1
        ? `Эти участники уже записаны: ${participants.join(', ')}`
        : 'Этот участник уже записан на\u00a0мероприятие';
    return new ProblemError(409, 'duplicate_participants', message, { data: { participants } });
  },

  closed: () => new ProblemError(409, 'registration_closed', 'Запись на\u00a0мероприятие завершена'),

  companyLimit: (limit: number) =>
    new ProblemError(409, 'registration_limit', `От одной компании можно записать не\u00a0больше ${people(limit)}`),

  noSeats: (free: number) =>
    new ProblemError(
      409,
      'no_seats',
      free === 0
        ? 'Свободных мест нет. Можно записаться в\u00a0лист ожидания'
        : `Свободно только ${formatCount(free, ['место', 'места', 'мест'])}. Сократите список или запишите всех в\u00a0лист ожидания`,
      { data: { seats_free: free } },
    ),

  /** With several participants, the message names those without a certificate. */
  certificateRequired(title: string, lacking: readonly Participant[], all: number) {
    const participants = lacking.map(({ surname, name }) => `${surname} ${name}`);
    const missing = all > 1 ? `. Его нет: ${participants.join(', ')}` : '';
    const message = `Для записи нужен действующий сертификат «${title}»${missing}`;
    return new ProblemError(409, 'certificate_required', message, { data: { participants } });
  },

  lateCancellation: () =>
    new ProblemError(
      409,
      'registration_state',
      `До начала меньше трёх дней: отменить запись может координатор академии по телефону ${SUPPORT_PHONE}`,
    ),

  begun: () =>
    new ProblemError(409, 'registration_state', 'Запись отменена или мероприятие началось: заменить участника нельзя'),

  attended: () =>
    new ProblemError(
      409,
      'registration_state',
      `Преподаватель уже отметил участника: изменить запись может координатор академии по телефону ${SUPPORT_PHONE}`,
    ),

  voidInvoice: () =>
    new ProblemError(409, 'registration_state', 'Запись отменена, счёт по\u00a0ней больше не\u00a0действует'),

  noOffer: () =>
    new ProblemError(409, 'registration_state', 'Время на\u00a0подтверждение вышло: место предложено следующему'),
};
