import type { OnlinePaymentWay } from '@site/contracts/limits';

export const onlineWayLabels: Record<OnlinePaymentWay, string> = { card: 'Банковской картой', sbp: 'СБП' };
