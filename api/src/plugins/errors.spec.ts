import diagnostics from 'node:diagnostics_channel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { fieldNames } from '@site/contracts/field-names';
import { z } from 'zod';
import { logIn, startTestApp, type TestApp } from '../../test/test-app.ts';
import { fieldName } from '../errors.ts';
import { refusalText } from './refusal-text.ts';

let api: TestApp;
const bodies = new Map<string, z.ZodType>();

const watch = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ url, method, schema }) => {
    if (schema?.body) bodies.set(`${String(method)} ${url}`, schema.body as z.ZodType);
  });

beforeAll(async () => {
  diagnostics.subscribe('fastify.initialization', watch);
  api = await startTestApp();
  diagnostics.unsubscribe('fastify.initialization', watch);
});
afterAll(() => api.close());

const user = '/api/account/user';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const refuse = async (url: string, body: object) => {
  const answer = await api.post(url, body);
  const { code, message, fields } = answer.json();
  return { status: answer.statusCode, code, message: plain(message), fields };
};

const person = {
  phone: '+79005556677',
  surname: 'Ёлкина',
  name: 'Анна',
  email: 'anna@example.ru',
  city: 'Тула',
  inn: null,
  consent_personal: true,
  consent_marketing: false,
};

const service = {
  ...{ name: 'Монтаж стойки', price: 45_000, description: '', is_active: true, category: 'монтаж', unit: 'усл.' },
  ...{ vat_included: true, duration: '' },
};

test('uses the code `data` for the full name only', async () => {
  expect(await refuse(`${user}/registrate`, { ...person, surname: 'Ёлкина1', name: '' })).toMatchObject({
    code: 'data',
    message: 'Проверьте фамилию, имя и отчество: они указаны некорректно',
  });
  expect(await refuse(`${user}/registrate`, { ...person, surname: '', city: '' })).toMatchObject({
    code: 'validation',
    message: 'Проверьте поля «Фамилия», «Город»',
  });
});

test('uses the title of a service’s name, not of a person’s', async () => {
  const session = await logIn(api, '+79000000006');
  const answer = await api.post('/api/account/profile/expanded-services/', { ...service, name: '' }, { session });
  expect(answer.json()).toMatchObject({ code: 'validation', message: 'Проверьте поле «Название»' });
});

test('names an invalid field in Russian', async () => {
  expect(await refuse(`${user}/login`, { phone: '+7495' })).toEqual({
    status: 400,
    code: 'validation',
    message: 'Проверьте поле «Телефон»',
    fields: { phone: 'Укажите номер мобильного телефона полностью' },
  });
});

test.each([{}, { phone: '' }, { phone: null }])(
  'returns `no phone` for a request without a phone: %j',
  async (body) => {
    expect(await refuse(`${user}/login`, body)).toMatchObject({
      status: 400,
      code: 'no phone',
      message: 'Укажите номер телефона',
    });
  },
);

test('uses Russian default messages for a schema without its own', async () => {
  const answer = await refuse('/api/forms/feedback/', { name: '', phone: person.phone, page: '/', consent: false });
  expect(answer).toMatchObject({
    code: 'validation',
    message: 'Проверьте поля «Имя», «Согласие на обработку персональных данных»',
    fields: { name: 'Заполните это поле', consent: 'Заполните это поле' },
  });
});

test('rejects a body that is not an object', async () => {
  expect(await refuse(`${user}/login`, [])).toMatchObject({ status: 400, code: expect.any(String) });
});

/** Fields that no visitor fills in: identifiers and values set by the page. */
const unseen = new Set(
  [
    'key',
    'ago',
    'expected_total',
    'page',
    'url',
    'query',
    'count',
    'product_id',
    'level',
    'id',
    'ids',
    'kind',
    'up_to',
  ].concat(['given', 'challenge', 'nonce', 'revision', 'version', 'editor', 'take_over', 'listed']),
);

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  /** Values of a record. */
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}
const inputOf = (body: z.ZodType) => z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
const insideOf = ({ anyOf = [], oneOf = [], items, additionalProperties: values }: JsonSchema): JsonSchema[] => [
  ...[...anyOf, ...oneOf, ...(items ? [items] : [])],
  ...(typeof values === 'object' ? [values] : []),
];
const fieldsOf = (schema: JsonSchema): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [name, ...fieldsOf(field)]),
  ...insideOf(schema).flatMap(fieldsOf),
];
const leaves = (schema: JsonSchema, path: string[] = []): string[] => {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => leaves(field, [...path, name]));
  const all = [...own, ...insideOf(schema).flatMap((part) => leaves(part, path))];
  return all.length ? all : [path.join('.')];
};

test('has a Russian name for every field that a visitor can fill in', () => {
  expect(bodies.size).toBeGreaterThan(10);
  // Excludes the back office and notifications, which have clients of their own, and batches, which contain bodies of other routes.
  const visible = [...bodies].filter(([route]) => !/ \/(dev|api\/(manage|batch|payments))\//.test(route));
  const nameless = visible.flatMap(([route, body]) =>
    leaves(inputOf(body))
      .filter((path) => path && !unseen.has(path.split('.').at(-1) ?? '') && !fieldName(path))
      .map((path) => `${route}: ${path}`),
  );
  expect(nameless).toEqual([]);
});

test('has no name for a field that no request contains', () => {
  const asked = new Set([...bodies.values()].flatMap((body) => fieldsOf(inputOf(body))));
  expect(Object.keys(fieldNames).filter((path) => !asked.has(path.split('.').at(-1) ?? ''))).toEqual([]);
});

test.each([
  ['phone', 'Телефон'],
  ['receiver.phone', 'Телефон получателя'],
  ['contact.phone', 'Телефон'],
  ['participants.0.surname', 'Фамилия'],
  ['lines.0', undefined],
])('names the field %s as %p', (path, name) => {
  expect(fieldName(path)).toBe(name);
});

test.each<[string, z.ZodType, unknown]>([
  ['a wrong type', z.string(), 5],
  ['nothing', z.string(), undefined],
  ['an empty text', z.string().min(1), ''],
  ['a short text', z.string().min(3), 'а'],
  ['a long text', z.string().max(3), 'абвгд'],
  ['a small number', z.number().min(3), 1],
  ['a large number', z.number().max(3), 7],
  ['a fraction', z.int(), 1.5],
  ['an empty list', z.array(z.string()).min(1), []],
  ['a choice', z.enum(['a', 'b']), 'c'],
  ['a consent', z.literal(true), false],
  ['a pattern', z.string().regex(/^a$/), 'b'],
  ['an address', z.email(), 'b'],
  ['a date', z.iso.date(), 'b'],
  ['a union', z.union([z.string(), z.number()]), true],
  ['an unknown field', z.strictObject({}), { a: 1 }],
  ['a multiple', z.number().multipleOf(5), 7],
])('has a Russian message for %s', (_case, schema, value) => {
  const { error } = schema.safeParse(value, { error: refusalText });
  for (const { message } of error?.issues ?? []) expect(message).toMatch(/^[А-ЯЁ][^A-Za-z]*$/);
  expect(error?.issues.length).toBeGreaterThan(0);
});
