/** What the server says of a company's way into the partner network; comes with the refusal (403). */
export interface ModerationFlags {
  dealer_access: boolean;
  dealer_access_moderation: boolean;
  kp_access_moderation: boolean;
  user_access_moderation: boolean;
}

export type GateState =
  /** The company may apply to join the network. */
  | { variant: 'apply' }
  /** A partner may ask for the configurator. */
  | { variant: 'request' }
  /** An application is being looked at. For some combinations the specification wants no title and no subtitle. */
  | { variant: 'moderation'; title: string; subtitle: string };

const TITLE = 'Заявка вашей компании находится на модерации';
const WILL_JOIN = 'Вы будете подключены к партнерской сети, когда менеджер одобрит вашу заявку';
const WILL_OPEN =
  'Конфигуратор парковок отобразится в разделе «Инструменты партнера», когда менеджер одобрит вашу заявку';

/** The wording is fixed letter for letter. */
export function gateState(flags: ModerationFlags): GateState {
  const { dealer_access: dealer, dealer_access_moderation, kp_access_moderation, user_access_moderation } = flags;
  const pending = [
    user_access_moderation && 'user',
    dealer_access_moderation && 'dealer',
    kp_access_moderation && 'kp',
  ].filter(Boolean);

  if (pending.length === 0) return { variant: dealer ? 'request' : 'apply' };
  const only = pending.length === 1 ? pending[0] : undefined;
  if (only === 'user' && !dealer) return { variant: 'moderation', title: TITLE, subtitle: WILL_JOIN };
  if (only === 'dealer' || (only === 'kp' && dealer)) return { variant: 'moderation', title: TITLE, subtitle: WILL_OPEN };
  return { variant: 'moderation', title: '', subtitle: '' };
}

/** The flags of a refusal; nothing when it is a refusal of another kind. */
export function moderationFlags(data: unknown): ModerationFlags | undefined {
  if (typeof data !== 'object' || data === null || !('dealer_access_moderation' in data)) return undefined;
  const flag = (name: keyof ModerationFlags) => (data as Record<string, unknown>)[name] === true;
  return {
    dealer_access: flag('dealer_access'),
    dealer_access_moderation: flag('dealer_access_moderation'),
    kp_access_moderation: flag('kp_access_moderation'),
    user_access_moderation: flag('user_access_moderation'),
  };
}
