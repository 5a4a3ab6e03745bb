import type { TestApp } from './test-app.ts';

export const EXCHANGE = { EXCHANGE_USER: 'Обмен', EXCHANGE_PASSWORD: 'a-password-of-1c' };

type Type = 'catalog' | 'sale';

/** Speaks the protocol of 1C: a login, a cookie, then steps of `mode`. */
export function exchangeClient(
  api: Pick<TestApp, 'origin'>,
  { user, password } = { user: EXCHANGE.EXCHANGE_USER, password: EXCHANGE.EXCHANGE_PASSWORD },
) {
  let cookie = '';
  let { origin } = api;
  const address = (query: Record<string, string>) =>
    `${origin}/api/exchange/1c/?${new URLSearchParams(query).toString()}`;
  const headers = () => ({ ...(cookie && { cookie }) });
  const step = async (type: Type, mode: string, more: Record<string, string> = {}) =>
    (await fetch(address({ type, mode, ...more }), { headers: headers() })).text();

  const client = {
    step,
    /** The later steps go to another process. */
    moveTo: (other: Pick<TestApp, 'origin'>) => void (origin = other.origin),
    logIn: (type: Type) =>
      fetch(address({ type, mode: 'checkauth' }), {
        headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
      }),
    /** Logs in and begins an exchange; returns the size of a part. */
    async begin(type: Type): Promise<number> {
      const [word, name, value] = (await (await client.logIn(type)).text()).split('\n');
      if (word !== 'success') throw new Error(`The login was rejected: ${word} ${name}`);
      cookie = `${name}=${value}`;
      const [zip, limit] = (await step(type, 'init')).split('\n');
      if (zip !== 'zip=yes') throw new Error(`No archives: ${zip}`);
      return Number(limit?.split('=')[1]);
    },
    /** Uploads a file in parts of at most `size` bytes; returns the last response. */
    async upload(type: Type, filename: string, content: string | Uint8Array, size = 262_144): Promise<string> {
      const bytes = Buffer.from(content);
      let answer = '';
      for (let start = 0; start < bytes.length; start += size) {
        const part = bytes.subarray(start, start + size);
        const query = address({ type, mode: 'file', filename });
        answer = await (await fetch(query, { method: 'POST', headers: headers(), body: part })).text();
        if (!answer.startsWith('success')) return answer;
      }
      return answer;
    },
    /** Repeats the request for an import until it has ended. */
    async import(filename: string): Promise<string> {
      for (;;) {
        const answer = await step('catalog', 'import', { filename });
        if (answer !== 'progress') return answer;
      }
    },
    /** A whole exchange of one file. */
    async send(filename: string, content: string): Promise<string> {
      await client.begin('catalog');
      const uploaded = await client.upload('catalog', filename, content);
      return uploaded === 'success' ? client.import(filename) : uploaded;
    },
  };
  return client;
}

export const commerceMl = (content: string) =>
  `\ufeff<?xml version="1.0" encoding="UTF-8"?>
<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.10" ДатаФормирования="2026-11-26T09:00:00">
${content}
</КоммерческаяИнформация>`;

export const RETAIL = 'b7e3c0f0-0001-11ee-8000-00155d000001';
const PARTNERS = 'b7e3c0f0-0001-11ee-8000-00155d000002';
export const MAIN_STORE = 'b7e3c0f0-0002-11ee-8000-00155d000001';
export const DEFECTS = 'b7e3c0f0-0002-11ee-8000-00155d000002';

type GivenOffer = {
  id: string;
  article?: string;
  price?: string;
  type?: string;
  stock?: Record<string, string> | string;
};

const offerXml = ({ id, article, price, type = RETAIL, stock }: GivenOffer) => `
      <Предложение>
        <Ид>${id}</Ид>
        ${article ? `<Артикул>${article}</Артикул>` : ''}
        <Наименование>Привод</Наименование>
        <БазоваяЕдиница Код="796" НаименованиеПолное="Штука" МеждународноеСокращение="PCE">шт</БазоваяЕдиница>
        ${
          price === undefined
            ? ''
            : `<Цены><Цена>
          <Представление>${price} RUB за шт</Представление>
          <ИдТипаЦены>${type}</ИдТипаЦены>
          <ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу><Валюта>RUB</Валюта><Единица>шт</Единица><Коэффициент>1</Коэффициент>
        </Цена></Цены>`
        }
        ${typeof stock === 'string' ? `<Количество>${stock}</Количество>` : ''}
        ${Object.entries(typeof stock === 'object' ? stock : {})
          .map(([store, quantity]) => `<Склад ИдСклада="${store}" КоличествоНаСкладе="${quantity}"/>`)
          .join('')}
      </Предложение>`;

/** offers.xml as 1C writes it. `types: false` leaves out the types of prices, as later files of changes do. */
export const offersXml = (
  offers: readonly GivenOffer[],
  { changesOnly = true, retail = 'Розничная', types = true } = {},
) =>
  commerceMl(`  <ПакетПредложений СодержитТолькоИзменения="${changesOnly}">
    <Ид>b7e3c0f0-0000-11ee-8000-00155d000001#</Ид>
    <Наименование>Пакет предложений</Наименование>
    <ИдКаталога>b7e3c0f0-0000-11ee-8000-00155d000001</ИдКаталога>
    ${
      types
        ? `<ТипыЦен>
      <ТипЦены><Ид>${RETAIL}</Ид><Наименование>${retail}</Наименование><Валюта>RUB</Валюта></ТипЦены>
      <ТипЦены><Ид>${PARTNERS}</Ид><Наименование>Партнёрская</Наименование><Валюта>RUB</Валюта></ТипЦены>
    </ТипыЦен>
    <Склады>
      <Склад><Ид>${MAIN_STORE}</Ид><Наименование>Основной склад</Наименование></Склад>
      <Склад><Ид>${DEFECTS}</Ид><Наименование>Брак</Наименование></Склад>
    </Склады>`
        : ''
    }
    <Предложения>${offers.map(offerXml).join('')}
    </Предложения>
  </ПакетПредложений>`);
