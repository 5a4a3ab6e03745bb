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
      if (zip !== 'zip=no') throw new Error(`Archives: ${zip}`);
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
    /** Uploads a file of the catalogue with a name that is escaped already. */
    async uploadAs(escaped: string, content: Uint8Array): Promise<string> {
      const query = `${origin}/api/exchange/1c/?type=catalog&mode=file&filename=${escaped}`;
      return (await fetch(query, { method: 'POST', headers: headers(), body: Buffer.from(content) })).text();
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

type GivenProduct = {
  id: string;
  article?: string;
  name: string;
  group?: string;
  unit?: string;
  deleted?: boolean;
  properties?: Record<string, string>;
  /** Files; undefined: no word about pictures. */
  pictures?: readonly string[];
};

/** Identifiers of groups, and of properties in the order of the classifier. */
export const GROUP = { root: 'e0000000-0003-11ee-8000-000000000001', sliding: 'e0000000-0003-11ee-8000-000000000002' };
const propertyId = (index: number) => `e0000000-0004-11ee-8000-${String(index).padStart(12, '0')}`;
export const STEEL = 'e0000000-0005-11ee-8000-000000000001';

/** 1C writes an empty element for a product without pictures. */
const picturesXml = (files: readonly string[] | undefined) =>
  files?.length === 0 ? '<Картинка/>' : (files ?? []).map((file) => `<Картинка>${file}</Картинка>`).join('');

const productXml = (names: readonly string[], { id, article, name, group, unit = 'шт', ...more }: GivenProduct) => `
      <Товар${more.deleted ? ' Статус="Удален"' : ''}>
        <Ид>${id}</Ид>
        ${article ? `<Артикул>${article}</Артикул>` : ''}
        <Наименование>${name}</Наименование>
        <БазоваяЕдиница Код="${unit === 'м' ? '006' : '796'}" НаименованиеПолное="${unit}">${unit}</БазоваяЕдиница>
        ${group ? `<Группы><Ид>${group}</Ид></Группы>` : ''}
        <Описание><![CDATA[Описание: <b>прочный</b> привод]]></Описание>
        ${picturesXml(more.pictures)}
        <ЗначенияСвойств>${Object.entries(more.properties ?? {})
          .map(
            ([property, value]) =>
              `<ЗначенияСвойства><Ид>${propertyId(names.indexOf(property))}</Ид><Значение>${value}</Значение></ЗначенияСвойства>`,
          )
          .join('')}</ЗначенияСвойств>
        <СтавкиНалогов><СтавкаНалога><Наименование>НДС</Наименование><Ставка>22</Ставка></СтавкаНалога></СтавкиНалогов>
        <ЗначенияРеквизитов>
          <ЗначениеРеквизита><Наименование>ТипНоменклатуры</Наименование><Значение>Товар</Значение></ЗначениеРеквизита>
        </ЗначенияРеквизитов>
      </Товар>`;

/** import.xml as 1C writes it. */
export function catalogueXml(products: readonly GivenProduct[], { changesOnly = true, group = 'Приводы из 1С' } = {}) {
  const names = [...new Set(products.flatMap(({ properties = {} }) => Object.keys(properties)))];
  return commerceMl(`  <Классификатор>
    <Ид>b7e3c0f0-0000-11ee-8000-00155d000001</Ид>
    <Наименование>Классификатор (Каталог товаров)</Наименование>
    <Группы>
      <Группа><Ид>${GROUP.root}</Ид><Наименование>${group}</Наименование>
        <Группы><Группа><Ид>${GROUP.sliding}</Ид><Наименование>Новые откатные</Наименование></Группа></Группы>
      </Группа>
      <Группа><Ид>unused</Ид><Наименование>Материалы производства</Наименование></Группа>
    </Группы>
    <Свойства>${names
      .map(
        (name, index) => `
      <Свойство><Ид>${propertyId(index)}</Ид><Наименование>${name}</Наименование><ТипЗначений>Справочник</ТипЗначений>
        <ВариантыЗначений><Справочник><ИдЗначения>${STEEL}</ИдЗначения><Значение>сталь</Значение></Справочник></ВариантыЗначений>
      </Свойство>`,
      )
      .join('')}
    </Свойства>
  </Классификатор>
  <Каталог СодержитТолькоИзменения="${changesOnly}">
    <Ид>b7e3c0f0-0000-11ee-8000-00155d000001</Ид>
    <Наименование>Каталог товаров</Наименование>
    <Товары>${products.map((product) => productXml(names, product)).join('')}
    </Товары>
  </Каталог>`);
}

type GivenDocument = { id?: string; number?: number; requisites: Record<string, string> };

/** Orders as 1C sends them back. */
export const documentsXml = (documents: readonly GivenDocument[]) =>
  commerceMl(
    documents
      .map(
        ({ id = '', number, requisites }) => `  <Документ>
    <Ид>${id}</Ид>
    <Номер>${number ?? ''}</Номер><Дата>2026-11-26</Дата>
    <ХозОперация>Заказ товара</ХозОперация><Роль>Продавец</Роль><Валюта>руб</Валюта><Сумма>1.00</Сумма>
    <ЗначенияРеквизитов>${Object.entries(requisites)
      .map(
        ([name, value]) =>
          `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`,
      )
      .join('')}</ЗначенияРеквизитов>
  </Документ>`,
      )
      .join('\n'),
  );
