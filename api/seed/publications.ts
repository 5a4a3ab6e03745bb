import type { events, faqItems, news, partners, projects } from '../src/db/schema.ts';
import type { PageBlock } from '../src/modules/content/page-block.ts';
import type { SceneName } from '../src/modules/media/drawings/index.ts';

const DAY = 24 * 60 * 60_000;

type Story = [slug: string, title: string, lead: string, daysAgo: number, tags: string[], scene: SceneName, paragraphs: string[], more?: PageBlock[]];

const stories: Story[] = [
  ['br-skorostnye-shlagbaumy', 'Скоростные шлагбаумы BR: открывание за полторы секунды', 'Начались отгрузки серии с\u00a0бесщёточным двигателем и\u00a0ресурсом 10\u00a0млн циклов.', 3, ['Новинки', 'Шлагбаумы'], 'business-barrier', [
    'Серия BR создана для платных парковок, где очередь на\u00a0выезде стоит денег. Стрела длиной 4\u00a0м поднимается за 1,5\u00a0с, а\u00a0при ударе отстёгивается и\u00a0возвращается на\u00a0место без замены деталей.',
    'Первая партия уже на\u00a0складе, партнёры могут заказать демонстрационный образец.'], [{ type: 'products', title: 'Оборудование из новости', source: { kind: 'articles', articles: ['903BR-0040', '903BR-0060', '903BR-0080'] }, limit: 3 }]],
  ['klass-v-ekaterinburge', 'Открыт учебный класс в\u00a0Екатеринбурге', 'Шесть стендов, группы до 12\u00a0человек, первый курс — «Парковочные системы».', 9, ['Академия'], 'academy', [
    'На\u00a0стендах собраны въездная и\u00a0выездная стойки, касса, шлагбаум и\u00a0камеры распознавания номеров. Слушатели подключают оборудование, настраивают тарифы и\u00a0ищут учебные неисправности.'], [{ type: 'events', title: 'Ближайшие курсы', limit: 3 }]],
  ['parking-torgovogo-centra', 'Парковка торгового центра на\u00a0900\u00a0мест работает без билетов', 'Распознавание номеров сократило очередь на\u00a0выезде втрое.', 16, ['Проекты', 'Парковки'], 'parking-underground', [
    'На\u00a0объекте установлены две въездные и\u00a0две выездные безбилетные стойки, шесть камер и\u00a0две автоматические кассы. Постоянные клиенты проезжают, не\u00a0открывая окна.'], [{ type: 'numbers', items: [{ value: '900', unit: 'мест', label: 'на парковке' }, { value: '2', unit: 'с', label: 'среднее время проезда' }, { value: '14', unit: 'мес.', label: 'срок окупаемости' }] }]],
  ['garantiya-36-mesyacev', 'Гарантия 36\u00a0месяцев при монтаже у\u00a0партнёра', 'Условие действует на\u00a0приводы для откатных и\u00a0распашных ворот.', 24, ['Сервис'], 'home-gate', ['Чтобы гарантия увеличилась, монтаж должен выполнить авторизованный партнёр, а\u00a0в\u00a0паспорте — стоять его отметка и\u00a0номер сертификата монтажника.']],
  ['shlyuz-gw-3', 'Шлюз GW-3: до 50\u00a0устройств и\u00a0резервная связь', 'Новый шлюз переходит на\u00a0сотовую сеть, если пропал интернет.', 33, ['Новинки'], 'house-evening', ['GW-3 рассчитан на\u00a0посёлки и\u00a0бизнес-центры: приводы, шлагбаумы и\u00a0домофоны собраны в\u00a0одном приложении с\u00a0журналом событий и\u00a0правами для жильцов и\u00a0гостей.'], [{ type: 'products', title: 'Удалённое управление', source: { kind: 'category', slug: 'gateways' }, limit: 4 }]],
  ['vystavka-bezopasnost', 'Приглашаем на\u00a0выставку «Технологии безопасности»', 'Стенд с\u00a0действующей парковкой, боллардами и\u00a0турникетами.', 41, ['Мероприятия'], 'turnstile-hall', ['На\u00a0стенде можно проехать через безбилетный въезд, проверить распознавание своего номера и\u00a0поднять боллард с\u00a0телефона. Инженеры ответят на\u00a0вопросы по проектам.']],
  ['cekh-plat', 'Запущена вторая линия монтажа печатных плат', 'Производство блоков управления выросло вдвое, срок ремонта сократился до трёх дней.', 58, ['Производство'], 'factory', ['Линия с\u00a0автоматической оптической проверкой собирает платы приводов, шлагбаумов и\u00a0стоек. Каждая плата проходит испытание при −40\u00a0°C.']],
  ['sklad-novosibirsk', 'Склад в\u00a0Новосибирске: отгрузка в\u00a0день заказа', 'Основной ассортимент теперь ближе к\u00a0партнёрам Сибири и\u00a0Дальнего Востока.', 76, ['Логистика'], 'warehouse', ['На\u00a0складе постоянно есть приводы, шлагбаумы до 6\u00a0м, принадлежности и\u00a0запасные части. Доставка по городу бесплатна при заказе от 50\u00a0000\u00a0₽.']],
  ['prilozhenie-gostevoy-dostup', 'Гостевой доступ по ссылке', 'Хозяин отправляет гостю ссылку, которая открывает ворота один раз.', 97, ['Сервис'], 'yard', ['Ссылка действует заданное время и\u00a0только у\u00a0ваших ворот. Журнал показывает, когда гость въехал и\u00a0выехал.']],
  ['turnikety-dlya-shkol', 'Турникеты TP с\u00a0антипаникой для школ', 'При пожарной тревоге планки складываются сами.', 130, ['Новинки'], 'office-entrance', ['Все модели с\u00a0антипаникой проверены на\u00a0пропускную способность при эвакуации. Для школ подготовлены типовые решения с\u00a0контроллером и\u00a0картами.'], [{ type: 'products', title: 'Триподы', source: { kind: 'category', slug: 'turnstiles-tripod' }, limit: 4 }]],
];

const paragraphs = (texts: string[]): PageBlock => ({ type: 'text', html: texts.map((text) => `<p>${text}</p>`).join('') });

/** Published on the days before the seed; one more waits for its day, one was withdrawn: neither is a page. */
export const newsRows = (now: Date): (typeof news.$inferInsert)[] => [
  ...stories.map(([slug, title, lead, daysAgo, tags, scene, texts, more = []], index) => ({
    id: index + 1, slug, title, lead, tags, scene, published_at: new Date(now.getTime() - daysAgo * DAY), blocks: [paragraphs(texts), ...more],
  })),
  { id: 101, slug: 'anons-budushchego', title: 'Новая серия приводов', lead: 'Подробности позже.', tags: ['Новинки'], scene: 'home-gate', published_at: new Date(now.getTime() + 3650 * DAY), blocks: [paragraphs(['Скоро.'])] },
  { id: 102, slug: 'snyatoe-s-publikacii', title: 'Архивная новость', lead: 'Снята с\u00a0публикации.', tags: ['Сервис'], scene: 'yard', published_at: new Date(now.getTime() - 400 * DAY), is_published: false, blocks: [paragraphs(['Архив.'])] },
];

type Done = [slug: string, title: string, lead: string, city: string, type: string, year: number, scene: SceneName, text: string, articles: string[], numbers: [string, string, string][]];

const done: Done[] = [
  ['torgovyy-centr-volga', 'Безбилетная парковка торгового центра «Волга»', 'Две въездные и\u00a0две выездные полосы, распознавание номеров, автоматические кассы.', 'Самара', 'Торговый центр', 2026, 'parking-underground', 'Заказчик хотел убрать очередь на\u00a0выезде в\u00a0часы пик и\u00a0отказаться от бумажных билетов. Система распознаёт номер на\u00a0въезде, считает время и\u00a0открывает шлагбаум после оплаты.', ['908PE-0030', '908PX-0030', '908LP-0010', '908PA-0020', '903BR-0040'], [['900', 'мест', 'на двух уровнях'], ['3', 'раза', 'короче очередь'], ['14', 'мес.', 'окупаемость']]],
  ['biznes-park-severnyy', 'Проходная бизнес-парка «Северный»', 'Створчатые турникеты, контроль доступа на\u00a064\u00a0двери и\u00a0гостевая парковка.', 'Санкт-Петербург', 'Бизнес-центр', 2025, 'turnstile-hall', 'Пять тысяч сотрудников проходят утром за сорок минут. Карты работают и\u00a0на\u00a0турникетах, и\u00a0на\u00a0шлагбаумах парковки.', ['907SW-0020', '909CN-0080', '909RD-0030', '903BA-0040'], [['5 000', 'человек', 'в день'], ['64', 'двери', 'под контролем'], ['40', 'мин', 'утренний пик']]],
  ['zavod-ural', 'Въездная группа завода «Урал»', 'Промышленные приводы TITAN, шлагбаумы на\u00a010\u00a0м и\u00a0блокираторы.', 'Екатеринбург', 'Промышленное предприятие', 2025, 'factory', 'Ворота массой 3,2\u00a0т открываются 400\u00a0раз в\u00a0сутки при морозе до −38\u00a0°C. Блокираторы защищают проходную от прорыва.', ['901TN-0350', '903BG-0100', '906RB-0500'], [['400', 'циклов', 'в сутки'], ['3,2', 'т', 'масса ворот'], ['−38', '°C', 'зимой']]],
  ['poselok-sosnovyy', 'Коттеджный посёлок «Сосновый берег»', 'Сто двадцать домов, один шлюз и\u00a0доступ с\u00a0телефона.', 'Краснодар', 'Жилой посёлок', 2024, 'house-evening', 'Жители открывают въезд с\u00a0телефона или пультом, гости получают одноразовую ссылку, охрана видит журнал.', ['903BC-0060', '913GW-0030', '901SL-0080', '910TX-0040'], [['120', 'домов', 'в системе'], ['1', 'шлюз', 'на посёлок'], ['24', 'часа', 'без охраны у ворот']]],
  ['aeroport-vostok', 'Привокзальная площадь аэропорта «Восток»', 'Тринадцать полос, навигация и\u00a0свободные 15\u00a0минут для встречающих.', 'Новосибирск', 'Аэропорт', 2024, 'parking', 'Первые пятнадцать минут бесплатны, табло показывает свободные места по зонам, оплата — в\u00a0кассе или с\u00a0телефона.', ['908PE-0010', '908PX-0015', '908PA-0010', '908DS-0010', '903BR-0060'], [['13', 'полос', 'въезда и выезда'], ['1 400', 'мест', 'в трёх зонах'], ['99,9', '%', 'доступность за год']]],
];

export const projectRows: readonly (typeof projects.$inferInsert)[] = done.map(([slug, title, lead, city, object_type, year, scene, text, articles, figures], index) => ({
  id: index + 1, slug, title, lead, city, object_type, year, scene,
  blocks: [
    { type: 'image', picture: { scene, alt: title }, caption: `${city}, ${year}\u00a0год` },
    { type: 'text', html: `<p>${lead}</p><p>${text}</p>` },
    { type: 'numbers', items: figures.map(([value, unit, label]) => ({ value, unit, label })) },
    { type: 'products', title: 'Оборудование проекта', source: { kind: 'articles', articles }, limit: articles.length },
    { type: 'projects', title: 'Другие проекты', limit: 3, except: slug, more: { label: 'Все проекты', url: '/projects/' } },
  ] satisfies PageBlock[],
}));

type Level = (typeof partners.$inferInsert)['level'];
type Dealer = [slug: string, name: string, level: Level, citySlug: string, city: string, where: string, address: string, lon: number, lat: number, types: string[], directions: string[]];

const [SALE, MOUNT, SERVICE, DESIGN, SHOWROOM] = ['продажа', 'монтаж', 'сервис', 'проектирование', 'шоурум'];
const [GATES, BARRIERS, PARKING, ACCESS, INTERCOM] = ['Ворота', 'Шлагбаумы', 'Парковки', 'Контроль доступа', 'Домофония'];

const dealers: Dealer[] = [
  ['parking-inzhiniring', 'Паркинг Инжиниринг', 'platinum', 'moskva', 'Москва', 'в\u00a0Москве', 'Москва, ул. Складская, д. 5', 37.64, 55.71, [SALE, MOUNT, SERVICE, DESIGN, SHOWROOM], [PARKING, BARRIERS, ACCESS]],
  ['stolichnye-vorota', 'Столичные ворота', 'gold', 'moskva', 'Москва', 'в\u00a0Москве', 'Москва, Тестовый проезд, д. 12', 37.48, 55.82, [SALE, MOUNT, SHOWROOM], [GATES, BARRIERS, INTERCOM]],
  ['severnyy-vezd', 'Северный въезд', 'gold', 'sankt-peterburg', 'Санкт-Петербург', 'в\u00a0Санкт-Петербурге', 'Санкт-Петербург, ул. Модельная, д. 8', 30.31, 59.95, [SALE, MOUNT, SERVICE], [GATES, PARKING, ACCESS]],
  ['avtomatika-yug', 'Автоматика Юг', 'gold', 'krasnodar', 'Краснодар', 'в\u00a0Краснодаре', 'Краснодар, ул. Образцовая, д. 21', 38.98, 45.04, [SALE, MOUNT, SERVICE], [GATES, BARRIERS]],
  ['serebryanyy-vezd', 'Серебряный въезд', 'silver', 'samara', 'Самара', 'в\u00a0Самаре', 'Самара, ул. Примерная, д. 14', 50.15, 53.2, [SALE, MOUNT], [BARRIERS, PARKING]],
  ['ural-servis', 'Урал Сервис', 'silver', 'ekaterinburg', 'Екатеринбург', 'в\u00a0Екатеринбурге', 'Екатеринбург, ул. Учебная, д. 3', 60.6, 56.84, [MOUNT, SERVICE], [GATES, BARRIERS, ACCESS]],
  ['sibirskie-sistemy', 'Сибирские системы', 'silver', 'novosibirsk', 'Новосибирск', 'в\u00a0Новосибирске', 'Новосибирск, ул. Опытная, д. 40', 82.92, 55.03, [SALE, MOUNT, DESIGN], [PARKING, ACCESS]],
  ['vorota-plyus', 'Ворота Плюс', 'partner', 'kazan', 'Казань', 'в\u00a0Казани', 'Казань, ул. Показательная, д. 7', 49.11, 55.79, [SALE, MOUNT], [GATES, INTERCOM]],
  ['don-avtomatika', 'Дон Автоматика', 'partner', 'rostov-na-donu', 'Ростов-на-Дону', 'в\u00a0Ростове-на-Дону', 'Ростов-на-Дону, ул. Типовая, д. 18', 39.72, 47.23, [SALE, SERVICE], [GATES, BARRIERS]],
  ['nizhegorodskie-barery', 'Нижегородские барьеры', 'partner', 'nizhniy-novgorod', 'Нижний Новгород', 'в\u00a0Нижнем Новгороде', 'Нижний Новгород, ул. Пробная, д. 2', 44, 56.33, [MOUNT], [BARRIERS, ACCESS]],
];

export const partnerRows: readonly (typeof partners.$inferInsert)[] = dealers.map(([slug, name, level, city_slug, city, city_prepositional, address, longitude, latitude, types, directions], index) => ({
  id: index + 1, slug, name, level, city_slug, city, city_prepositional, address, longitude, latitude, types, directions,
  phone: `+7 (800) 555-02-${String(10 + index)}`, hours: 'Пн–Пт, 9:00–18:00',
  about: `«${name}» — авторизованный партнёр ${city_prepositional}: ${types.join(', ')}. Бесплатный выезд на\u00a0замер, гарантия на\u00a0работы 24\u00a0месяца.`,
}));

type Run = [slug: string, title: string, lead: string, type: (typeof events.$inferInsert)['type'], daysAhead: number, startUtc: number, minutes: number, zone: string, city: string | null, total: number, taken: number, price: number, programme: [string, string][]];

const MOSCOW = 'Europe/Moscow';
const runs: Run[] = [
  ['otkatnye-vorota-bazovyy', 'Автоматика для откатных ворот: базовый курс', 'Монтаж, подключение и\u00a0настройка приводов SL и\u00a0TITAN на\u00a0стендах.', 'offline', 6, 420, 480, MOSCOW, 'Москва', 12, 10, 0, [['Подбор привода по массе и\u00a0длине створки', '2 часа'], ['Монтаж и\u00a0электрика', '3 часа'], ['Настройка и\u00a0поиск неисправностей', '3 часа']]],
  ['vebinar-shlagbaumy-br', 'Вебинар: скоростные шлагбаумы BR', 'Устройство, типовые ошибки монтажа и\u00a0ответы на\u00a0вопросы.', 'webinar', 9, 480, 90, MOSCOW, null, 200, 74, 0, [['Чем BR отличается от BA и\u00a0BC', '30 минут'], ['Разбор монтажа', '40 минут'], ['Вопросы', '20 минут']]],
  ['parkovochnye-sistemy-prodvinutyy', 'Парковочные системы: продвинутый курс', 'Сервер, стойки, касса, тарифы: от коробки до работающей парковки.', 'offline', 15, 240, 960, 'Asia/Yekaterinburg', 'Екатеринбург', 12, 12, 24000, [['Состав системы и\u00a0сеть', '4 часа'], ['Настройка сервера и\u00a0тарифов', '6 часов'], ['Сдача объекта', '6 часов']]],
  ['kontrol-dostupa-osnovy', 'Контроль доступа: основы', 'Считыватели, контроллеры, карты: проект небольшого офиса за один день.', 'offline', 22, 420, 480, MOSCOW, 'Санкт-Петербург', 10, 4, 6000, [['Интерфейсы и\u00a0кабели', '3 часа'], ['Практика на\u00a0стенде', '5 часов']]],
  ['vebinar-udalennoe-upravlenie', 'Вебинар: удалённое управление воротами', 'Как выбрать шлюз или модуль GSM и\u00a0настроить доступ гостям.', 'webinar', 28, 600, 60, MOSCOW, null, 200, 31, 0, [['Шлюз или модуль GSM', '30 минут'], ['Настройка приложения', '30 минут']]],
  ['turnikety-montazh', 'Турникеты: монтаж и\u00a0сервис', 'Триподы, роторные и\u00a0створчатые проходы: сборка, настройка, обслуживание.', 'offline', 36, 240, 480, 'Asia/Novosibirsk', 'Новосибирск', 8, 6, 8000, [['Механика и\u00a0электрика', '4 часа'], ['Сервис', '4 часа']]],
];

export const eventRows: readonly (typeof events.$inferInsert)[] = runs.map(([slug, title, lead, type, days_ahead, start_minute, duration_minutes, timezone, city, seats_total, seats_taken, price, programme], index) => ({
  id: index + 1, slug, title, lead, type, days_ahead, start_minute, duration_minutes, timezone, city, seats_total, seats_taken, price,
  programme: programme.map(([part, hours]) => ({ title: part, hours })),
}));

const questions: [code: string, group: string, items: [question: string, answer: string][]][] = [
  ['choice', 'Выбор оборудования', [
    ['Как выбрать привод для откатных ворот?', '<p>Возьмите массу створки с\u00a0запасом 30\u00a0% и\u00a0учтите число открываний в\u00a0день. Для дома достаточно <a href="/catalog/sliding-home/">серии SL</a>, для предприятия — <a href="/catalog/sliding-industrial/">TITAN</a>.</p>'],
    ['Чем отличаются приводы на\u00a024\u00a0В и\u00a0230\u00a0В?', '<p>Приводы на\u00a024\u00a0В работают от аккумулятора при отключении сети и\u00a0рассчитаны на\u00a0частые открывания.</p>'],
    ['Какой шлагбаум нужен для платной парковки?', '<p>Со скоростью открывания до 2\u00a0с и\u00a0ресурсом от 5\u00a0млн циклов: серия BR.</p>']]],
  ['order', 'Заказ и\u00a0оплата', [
    ['Можно ли купить напрямую?', '<p>Да, заказ можно оформить на\u00a0сайте, а\u00a0забрать — у\u00a0ближайшего <a href="/kupit_came/">партнёра</a>.</p>'],
    ['Как оплатить организации?', '<p>По счёту. Цены на\u00a0сайте указаны с\u00a0НДС.</p>']]],
  ['delivery', 'Доставка', [
    ['Сколько стоит доставка?', '<p>Курьером — бесплатно от 50\u00a0000\u00a0₽. Стоимость доставки транспортной компанией рассчитывает перевозчик.</p>'],
    ['Есть ли самовывоз?', '<p>Да, со складов в\u00a0Москве и\u00a0Новосибирске. Организациям нужна доверенность.</p>']]],
  ['montage', 'Монтаж и\u00a0настройка', [
    ['Можно ли смонтировать самостоятельно?', '<p>Можно, по <a href="/support/instructions/">инструкции</a>. При монтаже у\u00a0партнёра гарантия увеличивается до 36\u00a0месяцев.</p>'],
    ['Как записать новый пульт?', '<p>Нажмите кнопку на\u00a0плате, затем кнопку пульта. Подробно — в\u00a0инструкции к\u00a0вашему приводу.</p>']]],
  ['warranty', 'Гарантия и\u00a0сервис', [
    ['Какой срок гарантии?', '<p>24\u00a0месяца, 36\u00a0— при монтаже у\u00a0партнёра, 60\u00a0— для отдельных серий.</p>'],
    ['Где найти запасные части?', '<p>В\u00a0разделе <a href="/catalog/spare-parts/">«Запасные части»</a>: подбор по артикулу изделия.</p>']]],
  ['account', 'Личный кабинет', [['Как войти?', '<p>По номеру телефона и\u00a0коду из СМС.</p>']]],
  ['partners', 'Партнёрам', [['Как стать партнёром?', '<p>Заполните <a href="/become-partner/">заявку</a>: менеджер ответит в\u00a0течение двух рабочих дней.</p>']]],
];

export const faqGroups = questions.map(([code, title]) => ({ code, title }));

export const faqRows: readonly (typeof faqItems.$inferInsert)[] = questions.flatMap(([group_code, group_title, items], group) =>
  items.map(([question, answer], index) => ({ id: group * 100 + index + 1, group_code, group_title, question, answer, sort: index })),
);
