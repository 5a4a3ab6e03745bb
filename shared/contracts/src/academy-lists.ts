/** What the academy teaches and how. Without schemas: the browser draws its filters from it. */
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

/** So few free seats are told as such. */
export const FEW_SEATS = 3;

/** Of one request. */
export const MAX_PARTICIPANTS = 30;

/** How long a freed seat is kept for the first who waits. */
export const OFFER_HOURS = 24;

/** So many days before it begins participants can still leave by themselves. */
export const FREE_CANCELLATION_DAYS = 3;

export const calendarViews = ['list', 'month'] as const;

/** `expiring`: it runs out within two months. `replaced`: another was issued instead, with the name corrected. */
export const academyCertificateStates = ['active', 'expiring', 'expired', 'revoked', 'replaced'] as const;
export type AcademyCertificateState = (typeof academyCertificateStates)[number];

/** Where a company has its own event. */
export const customFormats = ['ours', 'yours', 'online'] as const;
export type CustomFormat = (typeof customFormats)[number];
export const customFormatLabels: Record<CustomFormat, string> = {
  ours: 'У\u00a0нас',
  yours: 'На\u00a0вашей площадке',
  online: 'Онлайн',
};

/** People of such an event. */
export const CUSTOM_GROUP = { min: 5, max: 30 } as const;

export const courseStatuses = ['not_started', 'in_progress', 'passed', 'failed'] as const;
export type CourseStatus = (typeof courseStatuses)[number];

/** Of the test at the end of an online course. */
export const TEST_ATTEMPTS = 3;
