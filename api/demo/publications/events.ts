import type { EventType, TrainingCategory } from '@site/contracts/academy-lists';
import { addDays, siteDay } from '@site/kernel/dates';
import type { events } from '../../src/tables/academy-tables.ts';
import { dayOff } from '../../src/days/day-off.ts';
import { dayBegins } from '../../src/days/moments.ts';
import { locationRows } from './academy.ts';
import { partnerPrice } from './partner-price.ts';

/**
 * A dated event; `day` counts from the seed's date, and the event is held on the nearest working days. `hour` is in
 * Moscow.
 */
type Run = {
  slug: string;
  /** Id in `trainingRows`; absent for events without a training. */
  training?: number;
  title: string;
  lead: string;
  type: EventType;
  category: TrainingCategory;
  day: number;
  hour: number;
  minutes: number;
  /** Id in `locationRows`; absent for online events. */
  location?: number;
  trainers: number[];
  seats: [taken: number, total: number];
  price?: number;
  programme: [title: string, hours: string][];
  is_cancelled?: boolean;
  /** Previous date, in days from the seed. */
  moved_from?: number;
};

const zones: Record<string, string> = { Екатеринбург: 'Asia/Yekaterinburg', Новосибирск: 'Asia/Novosibirsk' };

const runs: Run[] = [
  {
    slug: 'otkatnye-vorota-oktyabr',
    training: 1,
    title: 'Автоматика для откатных ворот: базовый курс',
    lead: 'Монтаж, подключение и\u00a0настройка приводов SL и\u00a0TITAN на\u00a0стендах.',
    type: 'offline',
    category: 'gates',
    day: -34,
    hour: 10,
    minutes: 480,
    location: 1,
    trainers: [1],
    seats: [12, 12],
    programme: [
      ['Подбор привода по массе и\u00a0длине створки', '2 часа'],
      ['Монтаж и\u00a0электрика', '3 часа'],
      ['Настройка и\u00a0поиск неисправностей', '3 часа'],
    ],
  },
  {
    slug: 'vebinar-tarify-parkovki',
    training: 10,
    title: 'Вебинар: тарифы парковки без ошибок',
    lead: 'Как устроены тарифы, льготы и\u00a0абонементы и\u00a0почему очередь у\u00a0кассы\u00a0— это вопрос настройки.',
    type: 'webinar',
    category: 'parking',
    day: -20,
    hour: 11,
    minutes: 90,
    trainers: [2],
    seats: [132, 200],
    programme: [
      ['Тарифы и\u00a0льготы', '40 минут'],
      ['Разбор очередей', '30 минут'],
      ['Вопросы', '20 минут'],
    ],
  },
  {
    slug: 'servis-turniketov-proshedshiy',
    training: 13,
    title: 'Сервис турникетов: обслуживание и\u00a0ремонт',
    lead: 'Плановое обслуживание, замена узлов и\u00a0поиск неисправностей на\u00a0действующих триподах.',
    type: 'offline',
    category: 'access',
    day: -9,
    hour: 10,
    minutes: 480,
    location: 2,
    trainers: [3],
    seats: [9, 12],
    price: 6000,
    programme: [
      ['Механика и\u00a0привод', '4 часа'],
      ['Электроника', '4 часа'],
    ],
  },
  {
    slug: 'prodazhi-kompleksnyh-resheniy',
    training: 16,
    title: 'Продажи комплексных решений',
    lead: 'Как разобраться в\u00a0задаче заказчика, посчитать объект и\u00a0защитить цену.',
    type: 'offline',
    category: 'sales',
    day: -3,
    hour: 10,
    minutes: 360,
    location: 1,
    trainers: [4],
    seats: [14, 20],
    programme: [
      ['Вопросы заказчику', '2 часа'],
      ['Расчёт и\u00a0защита цены', '4 часа'],
    ],
  },
  {
    slug: 'vebinar-novinki-sezona',
    title: 'Вебинар: новинки сезона',
    lead: 'Что вышло этой осенью, чем отличается от прежнего и\u00a0когда появится на\u00a0складе.',
    type: 'webinar',
    category: 'sales',
    day: 1,
    hour: 8,
    minutes: 60,
    trainers: [4],
    seats: [86, 200],
    programme: [
      ['Новые приводы и\u00a0шлагбаумы', '40 минут'],
      ['Вопросы', '20 минут'],
    ],
  },
  {
    slug: 'otkatnye-vorota-bazovyy',
    training: 1,
    title: 'Автоматика для откатных ворот: базовый курс',
    lead: 'Монтаж, подключение и\u00a0настройка приводов SL и\u00a0TITAN на\u00a0стендах.',
    type: 'offline',
    category: 'gates',
    day: 6,
    hour: 10,
    minutes: 480,
    location: 1,
    trainers: [1],
    seats: [10, 12],
    programme: [
      ['Подбор привода по массе и\u00a0длине створки', '2 часа'],
      ['Монтаж и\u00a0электрика', '3 часа'],
      ['Настройка и\u00a0поиск неисправностей', '3 часа'],
    ],
  },
  {
    slug: 'vebinar-shlagbaumy-br',
    training: 5,
    title: 'Вебинар: скоростные шлагбаумы BR',
    lead: 'Устройство, типовые ошибки монтажа и\u00a0ответы на\u00a0вопросы.',
    type: 'webinar',
    category: 'barriers',
    day: 9,
    hour: 11,
    minutes: 90,
    trainers: [2],
    seats: [74, 200],
    programme: [
      ['Чем BR отличается от BA и\u00a0BC', '30 минут'],
      ['Разбор монтажа', '40 минут'],
      ['Вопросы', '20 минут'],
    ],
  },
  {
    slug: 'domofoniya-mnogokvartirnyy-dom',
    training: 14,
    title: 'Домофония многоквартирного дома',
    lead: 'Вызывные панели, мониторы и\u00a0ключи: от схемы стояка до сдачи дома.',
    type: 'offline',
    category: 'intercoms',
    day: 12,
    hour: 10,
    minutes: 420,
    location: 2,
    trainers: [3],
    seats: [5, 12],
    price: 4500,
    programme: [
      ['Схема и\u00a0кабели', '3 часа'],
      ['Настройка панелей и\u00a0ключей', '4 часа'],
    ],
  },
  {
    slug: 'parkovochnye-sistemy-prodvinutyy',
    training: 8,
    title: 'Парковочные системы: продвинутый курс',
    lead: 'Сервер, стойки, касса, тарифы: от коробки до работающей парковки.',
    type: 'offline',
    category: 'parking',
    day: 15,
    hour: 7,
    minutes: 1980,
    location: 3,
    trainers: [2],
    seats: [12, 12],
    price: 24000,
    programme: [
      ['Состав системы и\u00a0сеть', '4 часа'],
      ['Настройка сервера и\u00a0тарифов', '6 часов'],
      ['Сдача объекта', '6 часов'],
    ],
  },
  {
    slug: 'sekcionnye-vorota-montazh',
    training: 15,
    title: 'Секционные ворота: монтаж привода',
    lead: 'Рельс, цепь, баланс полотна и\u00a0безопасность: сборка на\u00a0действующих воротах.',
    type: 'offline',
    category: 'doors',
    day: 18,
    hour: 10,
    minutes: 480,
    location: 1,
    trainers: [1],
    seats: [7, 14],
    programme: [
      ['Баланс полотна', '3 часа'],
      ['Монтаж привода', '5 часов'],
    ],
  },
  {
    slug: 'kontrol-dostupa-osnovy',
    training: 12,
    title: 'Контроль доступа: основы',
    lead: 'Считыватели, контроллеры, карты: проект небольшого офиса за один день.',
    type: 'offline',
    category: 'access',
    day: 22,
    hour: 10,
    minutes: 480,
    location: 2,
    trainers: [3],
    seats: [4, 10],
    price: 6000,
    programme: [
      ['Интерфейсы и\u00a0кабели', '3 часа'],
      ['Практика на\u00a0стенде', '5 часов'],
    ],
  },
  {
    slug: 'bollardy-i-blokiratory',
    training: 6,
    title: 'Болларды и\u00a0дорожные блокираторы',
    lead: 'Фундамент, гидравлика и\u00a0дренаж: выездное занятие на\u00a0строящемся объекте.',
    type: 'offline',
    category: 'barriers',
    day: 25,
    hour: 10,
    minutes: 420,
    location: 1,
    trainers: [2, 1],
    seats: [6, 10],
    price: 9000,
    programme: [
      ['Фундамент и\u00a0дренаж', '3 часа'],
      ['Гидравлика', '4 часа'],
    ],
    is_cancelled: true,
  },
  {
    slug: 'vebinar-udalennoe-upravlenie',
    training: 3,
    title: 'Вебинар: удалённое управление воротами',
    lead: 'Как выбрать шлюз или модуль GSM и\u00a0настроить доступ гостям.',
    type: 'webinar',
    category: 'gates',
    day: 28,
    hour: 13,
    minutes: 60,
    trainers: [1],
    seats: [31, 200],
    programme: [
      ['Шлюз или модуль GSM', '30 минут'],
      ['Настройка приложения', '30 минут'],
    ],
  },
  {
    slug: 'turnikety-montazh',
    training: 13,
    title: 'Турникеты: монтаж и\u00a0сервис',
    lead: 'Триподы, роторные и\u00a0створчатые проходы: сборка, настройка, обслуживание.',
    type: 'offline',
    category: 'access',
    day: 36,
    hour: 7,
    minutes: 480,
    location: 4,
    trainers: [3],
    seats: [6, 8],
    price: 8000,
    programme: [
      ['Механика и\u00a0электрика', '4 часа'],
      ['Сервис', '4 часа'],
    ],
    moved_from: 29,
  },
  {
    slug: 'raspashnye-vorota-prodvinutyy',
    training: 2,
    title: 'Распашные ворота: сложные случаи',
    lead: 'Тяжёлые створки, уклоны, узкие столбы: подбор и\u00a0монтаж на\u00a0стендах.',
    type: 'offline',
    category: 'gates',
    day: 44,
    hour: 7,
    minutes: 1980,
    location: 3,
    trainers: [1],
    seats: [3, 10],
    price: 12000,
    programme: [
      ['Геометрия и\u00a0подбор', '4 часа'],
      ['Монтаж', '8 часов'],
      ['Диагностика', '4 часа'],
    ],
  },
  {
    slug: 'vebinar-raspoznavanie-nomerov',
    training: 11,
    title: 'Вебинар: распознавание государственных номеров',
    lead: 'Где ставить камеру, какой нужен свет и\u00a0как добиться точности 98\u00a0%.',
    type: 'webinar',
    category: 'parking',
    day: 51,
    hour: 11,
    minutes: 90,
    trainers: [2],
    seats: [18, 200],
    programme: [
      ['Камера и\u00a0свет', '45 минут'],
      ['Настройка', '45 минут'],
    ],
  },
  {
    slug: 'otkatnye-vorota-novosibirsk',
    training: 1,
    title: 'Автоматика для откатных ворот: базовый курс',
    lead: 'Монтаж, подключение и\u00a0настройка приводов SL и\u00a0TITAN на\u00a0стендах.',
    type: 'offline',
    category: 'gates',
    day: 65,
    hour: 7,
    minutes: 480,
    location: 4,
    trainers: [1],
    seats: [1, 8],
    programme: [
      ['Подбор привода по массе и\u00a0длине створки', '2 часа'],
      ['Монтаж и\u00a0электрика', '3 часа'],
      ['Настройка и\u00a0поиск неисправностей', '3 часа'],
    ],
  },
  {
    slug: 'vystavka-stroitelnyy-forum',
    title: 'Выставка «Строительный форум»: встреча с\u00a0партнёрами',
    lead: 'Стенд завода, новинки будущего сезона и\u00a0разговор с\u00a0инженерами. Три дня, вход по\u00a0записи.',
    type: 'offline',
    category: 'sales',
    day: 84,
    hour: 10,
    minutes: 3360,
    location: 1,
    trainers: [4, 2],
    seats: [22, 60],
    programme: [
      ['Стенд и\u00a0показ', 'Три дня'],
      ['Встречи с\u00a0инженерами', 'По записи'],
    ],
  },
];

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Returns the nearest start, away from the day of seeding, of an event that is held on working days only. */
function onWorkingDays(today: string, day: number, days: number): number {
  const isFree = Array.from({ length: days }, (_, index) => dayOff(addDays(today, day + index))).some(Boolean);
  return isFree ? onWorkingDays(today, day + (day < 0 ? -1 : 1), days) : day;
}

/** Builds past and upcoming events; registration closes a day before the start. */
export function eventRows(now: Date): (typeof events.$inferInsert)[] {
  const today = siteDay(now);
  return runs.map(
    ({ day, hour, minutes, training, location, trainers, seats, programme, price = 0, ...run }, index) => {
      const at = (days: number) => new Date(dayBegins(addDays(today, days)).getTime() + hour * 60 * MINUTE);
      const city = locationRows.find(({ id }) => id === location)?.city ?? null;
      const days = Math.ceil((hour * 60 + minutes) / DAY);
      const held = onWorkingDays(today, day, days);
      const starts_at = at(held);
      return {
        ...run,
        id: index + 1,
        training_id: training ?? null,
        starts_at,
        ends_at: new Date(starts_at.getTime() + minutes * MINUTE),
        registration_closes_at: at(held - 1),
        timezone: zones[city ?? ''] ?? 'Europe/Moscow',
        city,
        location_id: location ?? null,
        trainer_ids: trainers,
        seats_taken: seats[0],
        seats_total: seats[1],
        price,
        partner_price: partnerPrice(price),
        programme: programme.map(([title, hours]) => ({ title, hours })),
        is_cancelled: run.is_cancelled ?? false,
        moved_from: run.moved_from === undefined ? null : at(onWorkingDays(today, run.moved_from, days)),
      };
    },
  );
}
