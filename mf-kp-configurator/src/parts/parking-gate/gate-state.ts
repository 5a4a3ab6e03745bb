import type { ModerationFlags } from '@site/contracts/moderation';

export type GateState =
  | { variant: 'apply' }
  | { variant: 'request' }
  /** An application is under review. For some combinations the specification has no title and no subtitle. */
  | { variant: 'moderation'; title: string; subtitle: string };

const TITLE = 'Заявка вашей компании находится на модерации';
const WILL_JOIN = 'Вы будете подключены к партнерской сети, когда менеджер одобрит вашу заявку';
const WILL_OPEN =
  'Конфигуратор парковок отобразится в разделе «Инструменты партнера», когда менеджер одобрит вашу заявку';

/** Maps the flags to a panel. The texts are fixed letter for letter. */
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
  if (only === 'dealer' || (only === 'kp' && dealer))
    return { variant: 'moderation', title: TITLE, subtitle: WILL_OPEN };
  return { variant: 'moderation', title: '', subtitle: '' };
}
