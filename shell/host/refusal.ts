import type { Problem } from '@site/contracts/problem';
import type { PageDocument } from '@site/contracts/renderer';
import type { FastifyReply } from 'fastify';
import { plainPage } from './plain-page.ts';

/** Value of the Retry-After header, in s. */
export const RETRY_AFTER = '5';

/** An error response (400 or above) of the host itself. */
export class Refusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: number) {
    super(`rejected with ${statusCode}`);
    this.statusCode = statusCode;
  }
}

const texts: Record<number, string> = {
  404: 'Ничего не\u00a0найдено',
  408: 'Запрос передавался слишком долго. Проверьте соединение и\u00a0повторите попытку',
  413: 'Запрос слишком большой',
  414: 'Адрес слишком длинный',
  415: 'Формат запроса не\u00a0поддерживается',
  417: 'Запрос требует того, чего сайт не\u00a0поддерживает',
  429: 'Слишком много запросов. Повторите попытку через несколько секунд',
  431: 'Браузер передал слишком много данных. Удалите файлы cookie этого сайта и\u00a0повторите попытку',
};

const textOf = (status: number) =>
  texts[status] ?? (status < 500 ? 'Запрос составлен неверно' : 'Сайт временно недоступен. Повторите попытку позже');

const isCall = (url: string) => /^\/+api(?:[/?]|$)/i.test(url);

/** Returns the body of an error response: a problem document for API calls, a page for all other addresses. */
export function refusalFor(url: string, status: number): PageDocument {
  const message = textOf(status);
  if (isCall(url)) {
    const problem: Problem = { status: 'error', code: status < 500 ? 'request' : 'unavailable', message };
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
    return { headers, html: JSON.stringify(problem) };
  }
  const title = status < 500 ? 'Не&nbsp;получилось' : 'Сайт временно недоступен';
  const isTemporary = status >= 500 || status === 408;
  return plainPage({ title, text: `${message}.`, ...(isTemporary && { again: 'Повторить' }) });
}

/** Sends an error response. Closes the connection if the request body has not been read. */
export function sendRefusal(reply: FastifyReply, status: number) {
  const { raw, url } = reply.request;
  const { headers, html } = refusalFor(url, status);
  if (!raw.complete) reply.header('connection', 'close');
  if (status >= 500) reply.header('retry-after', RETRY_AFTER);
  return reply.code(status).headers(headers).send(html);
}
