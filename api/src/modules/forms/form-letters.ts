import { customFormatLabels, trainingCategoryLabels } from '@site/contracts/academy-lists';
import type { CustomEventRequest } from '@site/contracts/academy-custom';
import type { FormRequest, formCodes } from '@site/contracts/blocks';
import { formatPhone } from '@site/kernel/phone';
import { BRAND } from '../../brand.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';

type FormCode = (typeof formCodes)[number];
/** What a form brings along, the consent apart. */
export type FormFields = Omit<FormRequest, 'consent'> | Omit<CustomEventRequest, 'consent'>;

const subjects: Record<FormCode, string> = {
  feedback: 'Вопрос',
  callback: 'Заказ звонка',
  'price-request': 'Запрос цены',
  'partner-request': 'Заявка в\u00a0партнёрскую сеть',
  'training-request': 'Заявка на\u00a0обучение',
};

type Dependencies = {
  mail: MailGateway;
  host: string;
  /** A letter that is not sent undoes no request. */
  failed: (error: unknown) => void;
};

const eventLines = (fields: FormFields): string[] =>
  'company' in fields
    ? [
        `${fields.company}, ${fields.city}`,
        `${trainingCategoryLabels[fields.category]}, ${customFormatLabels[fields.format].toLowerCase()}`,
        `Участников: ${fields.people}. Когда: ${fields.period}`,
      ]
    : [];

/** Who reads of a request: the managers, and its author as a receipt. */
export function createFormLetters({ mail, host, failed }: Dependencies) {
  const write = async (to: string | undefined, subject: string, lines: (string | undefined)[]) =>
    to ? mail.send({ to, subject, text: [...lines.filter(Boolean), BRAND].join('\n\n') }).catch(failed) : undefined;

  return {
    async taken(number: string, code: FormCode, fields: FormFields, managers: string) {
      const about = [...eventLines(fields), fields.comment];
      const contacts = [fields.name, formatPhone(fields.phone), fields.email].filter(Boolean).join(', ');
      await Promise.all([
        write(managers, `${subjects[code]} ${number}`, [
          ...about,
          contacts,
          'page' in fields ? `Со\u00a0страницы ${host}${fields.page}` : '',
        ]),
        write(fields.email, `${subjects[code]} ${number}: обращение принято`, [
          `Здравствуйте, ${fields.name}!`,
          `Мы\u00a0получили ваше обращение, его номер\u00a0— ${number}. Менеджер ответит вам в\u00a0рабочее время.`,
          ...about,
        ]),
      ]);
    },
  };
}

export type FormLetters = ReturnType<typeof createFormLetters>;
