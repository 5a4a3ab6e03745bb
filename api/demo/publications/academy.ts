import type { academyLocations, academyTrainers } from '../../src/tables/academy-tables.ts';

export const locationRows: readonly (typeof academyLocations.$inferInsert)[] = [
  {
    id: 1,
    slug: 'moskva-glavnyy-klass',
    title: 'Главный класс при заводе',
    city: 'Москва',
    address: 'Москва, Складской проезд, д. 8, корп. 2',
    latitude: 55.712,
    longitude: 37.641,
    how_to_get_there:
      'От\u00a0метро «Текстильщики» 12 минут пешком. Въезд на\u00a0парковку со\u00a0стороны проезда, пропуск заказывает координатор.',
    phone: '+78005550120',
    email: 'academy@kamerton.example',
    photos: [
      {
        scene: 'works-entrance',
        alt: 'Вход в\u00a0учебный центр при заводе: двухэтажный корпус, шлагбаум у\u00a0стоянки',
      },
      {
        scene: 'works-gates',
        alt: 'Зал ворот и\u00a0шлагбаумов: секционные ворота в\u00a0стене, приводы на\u00a0помостах и\u00a0столы участников',
      },
      { scene: 'works-parking', alt: 'Зал парковочных систем: касса, стойка въезда и\u00a0шлагбаум' },
      { scene: 'works-lectures', alt: 'Лекционный зал: экран, кафедра и\u00a0три ряда столов' },
    ],
    rooms: [
      { name: 'Зал ворот и\u00a0шлагбаумов', seats: 20 },
      { name: 'Зал парковочных систем', seats: 14 },
      { name: 'Лекционный зал', seats: 60 },
    ],
  },
  {
    id: 2,
    slug: 'sankt-peterburg',
    title: 'Класс «Обводный»',
    city: 'Санкт-Петербург',
    address: 'Санкт-Петербург, наб. Обводного канала, д. 120, офис 14',
    latitude: 59.909,
    longitude: 30.301,
    how_to_get_there: 'От\u00a0метро «Балтийская» 7 минут пешком. Вход со\u00a0двора, второй этаж.',
    phone: '+78005550120',
    email: 'academy@kamerton.example',
    photos: [
      {
        scene: 'canal-entrance',
        alt: 'Вход в\u00a0класс с\u00a0набережной канала: четырёхэтажный дом с\u00a0козырьком',
      },
      { scene: 'canal-classroom', alt: 'Учебный класс: турникеты у\u00a0стены и\u00a0столы участников' },
    ],
    rooms: [{ name: 'Учебный класс', seats: 12 }],
  },
  {
    id: 3,
    slug: 'ekaterinburg',
    title: 'Класс «Уральский»',
    city: 'Екатеринбург',
    address: 'Екатеринбург, ул. Машинная, д. 42а',
    latitude: 56.808,
    longitude: 60.613,
    how_to_get_there: 'Автобус до остановки «Машинная». Бесплатная парковка у\u00a0входа, стенды на\u00a0первом этаже.',
    phone: '+78005550120',
    email: 'academy@kamerton.example',
    photos: [
      { scene: 'urals-entrance', alt: 'Вход в\u00a0класс: кирпичный дом, парковка у\u00a0дороги' },
      { scene: 'urals-parking', alt: 'Зал парковочных систем: шлагбаум, стойка выезда и\u00a0табло' },
    ],
    rooms: [
      { name: 'Зал парковочных систем', seats: 12 },
      { name: 'Переговорная', seats: 8 },
    ],
  },
  {
    id: 4,
    slug: 'novosibirsk',
    title: 'Класс «Сибирь»',
    city: 'Новосибирск',
    address: 'Новосибирск, ул. Станционная, д. 60/1',
    latitude: 55.002,
    longitude: 82.866,
    how_to_get_there: 'От\u00a0метро «Площадь Маркса» маршрутное такси до остановки «Завод». Вход с\u00a0торца здания.',
    phone: '+78005550120',
    email: 'academy@kamerton.example',
    photos: [
      { scene: 'siberia-entrance', alt: 'Вход в\u00a0класс: одноэтажное здание, ели и\u00a0болларды у\u00a0дорожки' },
      {
        scene: 'siberia-classroom',
        alt: 'Учебный класс: секционные ворота, привод на\u00a0помосте и\u00a0столы участников',
      },
    ],
    rooms: [{ name: 'Учебный класс', seats: 10 }],
  },
];

export const trainerRows: readonly (typeof academyTrainers.$inferInsert)[] = [
  {
    id: 1,
    slug: 'belov-andrey',
    surname: 'Белов',
    name: 'Андрей',
    patronymic: 'Сергеевич',
    position: 'Ведущий инженер по\u00a0автоматике ворот',
    biography:
      'Начинал монтажником откатных ворот, запустил больше шестисот объектов. Ведёт базовый и\u00a0продвинутый курсы по\u00a0приводам, пишет инструкции по\u00a0диагностике. На\u00a0занятиях много практики: каждый участник собирает и\u00a0настраивает привод сам.',
    categories: ['gates', 'doors'],
    working_since: 2009,
    photo: 'bearded-engineer',
  },
  {
    id: 2,
    slug: 'gorina-marina',
    surname: 'Горина',
    name: 'Марина',
    patronymic: 'Игоревна',
    position: 'Руководитель группы парковочных систем',
    biography:
      'Проектирует и\u00a0сдаёт парковки торговых центров и\u00a0больниц. Учит не\u00a0только настраивать сервер и\u00a0кассы, но\u00a0и\u00a0сдавать объект заказчику так, чтобы к\u00a0нему не\u00a0возвращаться.',
    categories: ['parking', 'barriers'],
    working_since: 2012,
    photo: 'woman-with-bob',
  },
  {
    id: 3,
    slug: 'saveliev-timur',
    surname: 'Савельев',
    name: 'Тимур',
    patronymic: 'Русланович',
    position: 'Инженер по\u00a0контролю доступа',
    biography:
      'Пришёл из\u00a0службы эксплуатации бизнес-центра и\u00a0знает, как турникеты живут после сдачи. Ведёт курсы по\u00a0считывателям, контроллерам и\u00a0домофонии.',
    categories: ['access', 'intercoms'],
    working_since: 2015,
    photo: 'dark-haired-engineer',
  },
  {
    id: 4,
    slug: 'larina-elena',
    surname: 'Ларина',
    name: 'Елена',
    patronymic: 'Викторовна',
    position: 'Руководитель академии',
    biography:
      'Двадцать лет в\u00a0продажах инженерного оборудования. Проводит занятия для менеджеров: как разобраться в\u00a0задаче заказчика, посчитать объект и\u00a0защитить цену.',
    categories: ['sales'],
    working_since: 2005,
    photo: 'woman-with-bun',
  },
];
