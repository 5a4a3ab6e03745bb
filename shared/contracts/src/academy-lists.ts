/** Option lists of the academy, without zod: the browser draws its filters from them. */
export const eventTypes = ['offline', 'webinar', 'online'] as const;
export type EventType = (typeof eventTypes)[number];
export const eventTypeLabels: Record<EventType, string> = {
  offline: 'Очное обучение',
  webinar: 'Вебинар',
  online: 'Онлайн-курс',
};

export const trainingCategories = ['gates', 'barriers', 'parking', 'access', 'intercoms', 'doors', 'sales'] as const;
export type TrainingCategory = (typeof trainingCategories)[number];
export const trainingCategoryLabels: Record<TrainingCategory, string> = {
  gates: 'Автоматика для\u00a0ворот',
  barriers: 'Шлагбаумы и\u00a0болларды',
  parking: 'Парковочные системы',
  access: 'Контроль доступа и\u00a0турникеты',
  intercoms: 'Домофония',
  doors: 'Секционные ворота',
  sales: 'Продажи и\u00a0сервис',
};

export const trainingLevels = ['basic', 'advanced', 'expert'] as const;
export type TrainingLevel = (typeof trainingLevels)[number];
export const trainingLevelLabels: Record<TrainingLevel, string> = {
  basic: 'Базовый',
  advanced: 'Продвинутый',
  expert: 'Эксперт',
};

export const eventStatuses = ['planned', 'few_seats', 'full', 'closed', 'running', 'finished', 'cancelled'] as const;
export type EventStatus = (typeof eventStatuses)[number];

export const participantOutcomes = ['attended', 'absent', 'certified'] as const;
export type ParticipantOutcome = (typeof participantOutcomes)[number];
export const outcomeLabels: Record<ParticipantOutcome, string> = {
  attended: 'Участник',
  absent: 'Не\u00a0явился',
  certified: 'Сертификат выдан',
};

/** Time zones of Russia by IANA name, from west to east. */
export const eventTimezones = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Novosibirsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Magadan',
  'Asia/Kamchatka',
] as const;
export type EventTimezone = (typeof eventTimezones)[number];

/** An event with at most this many free seats has the status `few_seats`. */
export const FEW_SEATS = 3;

/** Participants per registration request. */
export const MAX_PARTICIPANTS = 30;

/** How long a freed seat is reserved for the first registration on the waiting list. */
export const OFFER_HOURS = 24;

/** Participants can cancel by themselves until this many days before the start. */
export const FREE_CANCELLATION_DAYS = 3;

export const calendarViews = ['list', 'month'] as const;

/** `expiring`: expires within two months. `replaced`: reissued with a corrected name. */
export const academyCertificateStates = ['active', 'expiring', 'expired', 'revoked', 'replaced'] as const;
export type AcademyCertificateState = (typeof academyCertificateStates)[number];

export const customFormats = ['ours', 'yours', 'online'] as const;
export type CustomFormat = (typeof customFormats)[number];
export const customFormatLabels: Record<CustomFormat, string> = {
  ours: 'У\u00a0нас',
  yours: 'На\u00a0вашей площадке',
  online: 'Онлайн',
};

export const CUSTOM_GROUP = { min: 5, max: 30 } as const;

export const courseStatuses = ['not_started', 'in_progress', 'passed', 'failed'] as const;
export type CourseStatus = (typeof courseStatuses)[number];

/** Attempts at the final test of an online course. */
export const TEST_ATTEMPTS = 3;
