import { DAY, siteDay } from '@site/kernel/dates';
import type { partnerCertificates } from '../src/tables/certificate-tables.ts';
import type { partnerMaterials } from '../src/tables/material-tables.ts';
import type { partnerPolicies } from '../src/tables/policy-tables.ts';
import { demoCompanies, demoPartnerPages } from './demo-accounts.ts';
import { partnerRows } from './publications/partners.ts';

type Certificate = typeof partnerCertificates.$inferInsert;
type MaterialInsert = typeof partnerMaterials.$inferInsert;

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

export const policyRows: readonly (typeof partnerPolicies.$inferInsert)[] = [
  {
    version: '2026-01-01',
    sections: [
      {
        id: 'obshchie-polozheniya',
        title: 'Общие положения',
        html: paragraphs(
          'Политика описывает, на\u00a0каких условиях мы\u00a0работаем с\u00a0партнёрами: компаниями, которые продают, монтируют и\u00a0обслуживают наше оборудование.',
          'Партнёром компания становится после одобрения заявки. Статус подтверждает сертификат, он\u00a0выдаётся на\u00a0год.',
        ),
      },
      {
        id: 'skidki',
        title: 'Скидки',
        html:
          '<p>Скидка зависит от статуса и\u00a0группы товара и\u00a0считается от розничной цены. Цены с\u00a0вашей скидкой показаны в\u00a0каталоге, когда вы\u00a0вошли на\u00a0сайт.</p>' +
          '<table><thead><tr><th scope="col">Статус</th><th scope="col">Скидка</th><th scope="col">Условие</th></tr></thead><tbody>' +
          '<tr><td>Партнёр</td><td>до\u00a015\u00a0%</td><td>одобренная заявка</td></tr>' +
          '<tr><td>Серебряный партнёр</td><td>до\u00a020\u00a0%</td><td>два сертифицированных монтажника</td></tr>' +
          '<tr><td>Золотой партнёр</td><td>до\u00a025\u00a0%</td><td>шоурум или сервисный центр</td></tr>' +
          '<tr><td>Платиновый партнёр</td><td>до\u00a030\u00a0%</td><td>проекты парковок под ключ</td></tr>' +
          '</tbody></table>',
      },
      {
        id: 'zashchita-tseny',
        title: 'Защита цены',
        html: paragraphs(
          'Цена оформленного заказа не\u00a0меняется до\u00a0конца срока счёта. О\u00a0повышении розничных цен мы\u00a0предупреждаем за\u00a030\u00a0дней.',
          'Если вы\u00a0первым сообщили о\u00a0проекте, мы\u00a0закрепляем его за\u00a0вами на\u00a0шесть месяцев и\u00a0не\u00a0даём другим партнёрам цену на\u00a0тот\u00a0же объект ниже вашей.',
        ),
      },
      {
        id: 'vozvrat',
        title: 'Возврат',
        html: paragraphs(
          'Товар надлежащего качества можно вернуть в\u00a0течение 30\u00a0дней после получения, если он не\u00a0был в\u00a0монтаже и\u00a0сохранил упаковку. Изготовленное на\u00a0заказ вернуть нельзя.',
          'Запрос на\u00a0возврат подаётся со\u00a0страницы заказа; решение приходит в\u00a0течение двух рабочих дней.',
        ),
      },
      {
        id: 'rabota-pod-markoy',
        title: 'Работа под нашей маркой',
        html: paragraphs(
          'Логотипы и\u00a0фотографии из\u00a0раздела «Материалы для партнёров» можно использовать на\u00a0сайте, вывеске, транспорте и\u00a0в\u00a0рекламе, пока действует сертификат. Менять пропорции и\u00a0цвета знака нельзя.',
          'Партнёр не\u00a0обещает от\u00a0нашего имени сроков и\u00a0свойств, которых нет в\u00a0документах на\u00a0товар.',
        ),
      },
    ],
  },
];

const materials: readonly Omit<MaterialInsert, 'sort'>[] = [
  { kind: 'logo', title: 'Знак, цветной', source: { type: 'mark', variant: 'colour', format: 'svg' } },
  { kind: 'logo', title: 'Знак, цветной, для документов', source: { type: 'mark', variant: 'colour', format: 'png' } },
  { kind: 'logo', title: 'Знак, одноцветный', source: { type: 'mark', variant: 'plain', format: 'svg' } },
  {
    kind: 'catalog',
    direction: 'Ворота',
    title: 'Каталог «Автоматика для ворот»',
    source: { type: 'document', slug: 'katalog-avtomatika-dlya-vorot' },
  },
  {
    kind: 'catalog',
    direction: 'Шлагбаумы',
    title: 'Каталог «Шлагбаумы и болларды»',
    source: { type: 'document', slug: 'katalog-shlagbaumy-i-bollardy' },
  },
  {
    kind: 'catalog',
    direction: 'Парковки',
    title: 'Каталог «Парковочные системы»',
    source: { type: 'document', slug: 'katalog-parkovochnye-sistemy' },
  },
  {
    kind: 'photo',
    direction: 'Ворота',
    title: 'Привод для откатных ворот SL-40',
    source: { type: 'product', slug: 'privod-sl-40' },
  },
  {
    kind: 'photo',
    direction: 'Ворота',
    title: 'Привод для распашных ворот LN-25',
    source: { type: 'product', slug: 'privod-ln-25' },
  },
  {
    kind: 'photo',
    direction: 'Парковки',
    title: 'Стойка въездная RFID',
    source: { type: 'product', slug: 'stoyka-vezdnaya-rfid-908pe-0020' },
  },
  {
    kind: 'photo',
    direction: 'Контроль доступа',
    title: 'Считыватель RD-2',
    source: { type: 'product', slug: 'schityvatel-rd-2' },
  },
  {
    kind: 'banner',
    direction: 'Ворота',
    title: 'Ворота загородного дома',
    source: { type: 'scene', scene: 'home-gate' },
  },
  {
    kind: 'banner',
    direction: 'Шлагбаумы',
    title: 'Шлагбаум бизнес-центра',
    source: { type: 'scene', scene: 'business-barrier' },
  },
  {
    kind: 'banner',
    direction: 'Парковки',
    title: 'Подземная парковка',
    source: { type: 'scene', scene: 'parking-underground' },
  },
  {
    kind: 'video',
    direction: 'Ворота',
    title: 'Привод SL открывает откатные ворота',
    source: { type: 'video', file: 'otkatnye-vorota' },
  },
  {
    kind: 'video',
    direction: 'Шлагбаумы',
    title: 'Шлагбаум BA-40 открывает и закрывает проезд',
    source: { type: 'video', file: 'shlagbaum-ba-40' },
  },
  {
    kind: 'video',
    direction: 'Контроль доступа',
    title: 'Турникет TP-20 пропускает трёх человек',
    source: { type: 'video', file: 'turniket-tp-20' },
  },
];
export const materialRows: readonly MaterialInsert[] = materials.map((material, sort) => ({ ...material, sort }));

/** Days until the expiry of each dealer's certificate, in the order of the companies; the first expires soon. */
const left = [40, 200, 310, 128];

export const demoCertificates = (now: Date): Certificate[] =>
  demoCompanies
    .filter(({ dealer_access }) => dealer_access)
    .map(({ id = 0, level }, index) => {
      const until = now.getTime() + (left[index] ?? 365) * DAY;
      const issued_on = siteDay(new Date(until - 365 * DAY));
      const slug = Object.entries(demoPartnerPages).find(([, company]) => company === id)?.[0];
      return {
        company_id: id,
        number: `ПС-${issued_on.slice(0, 4)}-${String(index + 1).padStart(4, '0')}`,
        level: level === 'none' || !level ? 'partner' : level,
        directions: partnerRows.find((partner) => partner.slug === slug)?.directions ?? [],
        issued_on,
        valid_until: siteDay(new Date(until)),
      };
    });
