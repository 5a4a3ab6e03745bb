import type { ApplicationKind, ApplicationState } from '@site/contracts/applications';
import { requestStateLabels } from '@site/contracts/form-request-lists';
import { formatDate, formatTime } from '@site/kernel/dates';
import { formatPrice, formatPriceOfKopecks } from '@site/kernel/money';
import { formatPhone } from '@site/kernel/phone';
import { escapeUTF8 as escape } from 'entities';
import { BRAND } from '../../brand.ts';
import { requestNumber } from '../forms/form-fields.ts';
import type { OwnData } from './own-data.ts';

const style =
  'body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#0b2239}' +
  'h2{margin-top:2rem}table{width:100%;border-collapse:collapse}th,td{padding:.35rem .75rem .35rem 0;border-top:1px solid #dfe6ed;text-align:left;vertical-align:top}' +
  'th{font-weight:600}@media print{body{margin:0}}';

const when = (moment: string | Date, timeZone?: string) => {
  const text = moment instanceof Date ? moment.toISOString() : moment;
  return `${formatDate(text, timeZone)}, ${formatTime(text, timeZone)}`;
};

type Cell = string | null | undefined;

const table = (head: string[], rows: Cell[][]) =>
  rows.length === 0
    ? '<p>Нет данных.</p>'
    : `<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>` +
      rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell || '—')}</td>`).join('')}</tr>`).join('') +
      '</tbody></table>';

const facts = (rows: [string, Cell][]) =>
  `<table><tbody>${rows
    .map(([term, value]) => `<tr><th scope="row">${term}</th><td>${escape(value || '—')}</td></tr>`)
    .join('')}</tbody></table>`;

const fieldsOf = (fields: unknown) =>
  typeof fields === 'object' && fields !== null ? Object.values(fields).filter(Boolean).map(String).join('; ') : '';

const applicationKinds: Record<ApplicationKind, string> = {
  company: 'Представлять компанию на\u00a0сайте',
  user: 'Подключение к\u00a0компании',
  dealer: 'Вступление компании в\u00a0партнёрскую сеть',
  configurator: 'Доступ к\u00a0конфигуратору',
};
const applicationStates: Record<ApplicationState, string> = {
  pending: 'На рассмотрении',
  approved: 'Одобрена',
  rejected: 'Отклонена',
};

/** Renders the data as a self-contained page for reading and printing. */
export function ownDataHtml(data: OwnData): string {
  const { person, company } = data;
  const sections: [string, string][] = [
    [
      'Вы',
      facts([
        ['Фамилия, имя, отчество', [person.surname, person.name, person.patronymic].filter(Boolean).join(' ')],
        ['Телефон', formatPhone(person.phone)],
        ['Электронная почта', person.email],
        ['Адрес подтверждён', data.email_confirmed_at && when(data.email_confirmed_at)],
        ['Город', person.city],
        ['Должность', person.position],
        ['Компания', company && `${company.name}, ИНН\u00a0${company.inn}`],
      ]),
    ],
    [
      'Согласия',
      table(
        ['Согласие', 'Редакция', 'Дано', 'Отозвано'],
        data.consents.map(({ title, version, given_at, withdrawn_at }) => [
          title,
          version,
          when(given_at),
          withdrawn_at && when(withdrawn_at),
        ]),
      ),
    ],
    [
      'Входы',
      table(
        ['Устройство', 'Адрес', 'Вход', 'Последний визит'],
        data.sessions.map(({ device, address, created_at, seen_at }) => [
          device,
          address,
          when(created_at),
          when(seen_at),
        ]),
      ),
    ],
    [
      'Заказы',
      table(
        ['Номер', 'Дата', 'Состав', 'Сумма'],
        data.orders.map(({ number, created_at, lines, total }) => [
          String(number),
          when(created_at),
          lines.map(({ article, name, qty }) => `${article} ${name} × ${qty}`).join('; '),
          formatPrice(total),
        ]),
      ),
    ],
    [
      'Коммерческие предложения',
      table(
        ['Номер', 'Создано', 'Объект', 'Заказчик', 'Сумма'],
        data.proposals.map(({ number, created_at, object_name, customer, total }) => [
          number,
          when(created_at),
          object_name,
          customer,
          formatPriceOfKopecks(total),
        ]),
      ),
    ],
    [
      'Мероприятия академии',
      table(
        ['Мероприятие', 'Начало', 'Запись'],
        data.events.map(({ title, starts_at, timezone, registered_at }) => [
          title,
          when(starts_at, timezone),
          when(registered_at),
        ]),
      ),
    ],
    [
      'Онлайн-курсы',
      table(
        ['Курс', 'Записан', 'Пройдено'],
        data.courses.map(({ title, enrolled_at, progress }) => [title, when(enrolled_at), `${progress}\u00a0%`]),
      ),
    ],
    [
      'Сертификаты академии',
      table(
        ['Номер', 'Обучение', 'Компания', 'Выдан', 'Действует до'],
        data.certificates.map(({ number, training, company, issued_on, valid_until }) => [
          number,
          training,
          company,
          formatDate(issued_on),
          formatDate(valid_until),
        ]),
      ),
    ],
    [
      'Вопросы о\u00a0товарах',
      table(
        ['Дата', 'Вопрос', 'Ответ'],
        data.questions.map(({ asked_at, text, answer }) => [when(asked_at), text, answer]),
      ),
    ],
    [
      'Заявки в\u00a0партнёрскую сеть',
      table(
        ['Дата', 'Заявка', 'Состояние', 'Содержание'],
        data.applications.map(({ created_at, kind, state, form }) => [
          when(created_at),
          applicationKinds[kind],
          applicationStates[state],
          fieldsOf(form),
        ]),
      ),
    ],
    [
      'Обращения',
      table(
        ['Дата', 'Обращение', 'Состояние', 'Содержание', 'Ответ'],
        data.requests.map(({ id, created_at, state, fields, answers }) => [
          when(created_at),
          requestNumber(id),
          requestStateLabels[state],
          fieldsOf(fields),
          answers.join('\n'),
        ]),
      ),
    ],
    [
      'Вопросы о\u00a0профиле компании',
      table(
        ['Дата', 'Обращение', 'Вопрос', 'Файлы', 'Ответ'],
        data.tickets.map(({ created_at, number, topic, message, files, answer }) => [
          when(created_at),
          `№\u00a0${number}, ${topic}`,
          message,
          files.join(', '),
          answer,
        ]),
      ),
    ],
    [
      'Гарантийные обращения',
      table(
        ['Дата', 'Обращение', 'Изделие', 'Неисправность', 'Файлы'],
        data.warranty_claims.map(({ created_at, number, article, serial, defect, files }) => [
          when(created_at),
          `№\u00a0${number}`,
          `${article}, ${serial}`,
          defect,
          files.join(', '),
        ]),
      ),
    ],
    [
      'Уведомления о\u00a0поступлении',
      table(
        ['Дата', 'Почта', 'Отправлено'],
        data.stock_notices.map(({ created_at, email, sent_at }) => [when(created_at), email, sent_at && when(sent_at)]),
      ),
    ],
  ];
  return (
    '<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Ваши данные — ${BRAND}</title><style>${style}</style><h1>Ваши данные на\u00a0сайте ${BRAND}</h1>` +
    `<p>Составлено ${when(data.made_at)}.</p>` +
    sections.map(([title, body]) => `<h2>${title}</h2>${body}`).join('') +
    '</html>'
  );
}
