import { formatPhone } from '@site/kernel/phone';
import { escapeUTF8 as escape } from 'entities';
import { BRAND } from '../../brand/brand.ts';
import { moment, type OwnDataSection } from '../../personal-data.ts';
import type { OwnData } from './own-data.ts';

const style =
  'body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#0b2239}' +
  'h2{margin-top:2rem}table{width:100%;border-collapse:collapse}th,td{padding:.35rem .75rem .35rem 0;border-top:1px solid #dfe6ed;text-align:left;vertical-align:top}' +
  'th{font-weight:600}@media print{body{margin:0}}';

const table = ({ head, rows }: OwnDataSection) =>
  rows.length === 0
    ? '<p>Нет данных.</p>'
    : `<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>` +
      rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell || '—')}</td>`).join('')}</tr>`).join('') +
      '</tbody></table>';

const facts = (rows: [string, string | null][]) =>
  `<table><tbody>${rows
    .map(([term, value]) => `<tr><th scope="row">${term}</th><td>${escape(value || '—')}</td></tr>`)
    .join('')}</tbody></table>`;

/** Renders the data as a self-contained page for reading and printing. */
export function ownDataHtml({ made_at, user, company, sections }: OwnData): string {
  const person = facts([
    ['Фамилия, имя, отчество', [user.surname, user.name, user.patronymic].filter(Boolean).join(' ')],
    ['Телефон', formatPhone(user.phone)],
    ['Электронная почта', user.email],
    ['Адрес подтверждён', user.email_confirmed_at && moment(user.email_confirmed_at)],
    ['Город', user.city],
    ['Должность', user.position],
    ['Компания', company && `${company.name}, ИНН\u00a0${company.inn}`],
  ]);
  return (
    '<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Ваши данные — ${BRAND}</title><style>${style}</style><h1>Ваши данные на\u00a0сайте ${BRAND}</h1>` +
    `<p>Составлено ${moment(made_at)}.</p><h2>Вы</h2>${person}` +
    sections.map((section) => `<h2>${section.title}</h2>${table(section)}`).join('') +
    '</html>'
  );
}
