import type { TypicalCarPark } from '@site/contracts/proposal-statuses';

/** Texts of the typical car parks; the numbers match their configurations. */
export const carParkWords: Record<TypicalCarPark, { name: string; about: string }> = {
  yard: { name: 'Двор', about: '60\u00a0мест, въезд и\u00a0выезд по\u00a0меткам на\u00a0стекле, без оплаты' },
  office: {
    name: 'Офис',
    about: '120\u00a0мест под зданием, номера распознаются, гости платят на\u00a0выезде',
  },
  mall: { name: 'Торговый центр', about: '400\u00a0мест, по\u00a0два въезда и\u00a0выезда, билеты и\u00a0две кассы' },
  hospital: {
    name: 'Больница',
    about: '180\u00a0мест, билеты посетителям, карты сотрудникам, широкий проезд в\u00a0обе стороны',
  },
  airport: {
    name: 'Аэропорт',
    about: '1\u00a0200\u00a0мест, по\u00a0четыре въезда и\u00a0выезда, номера вместо билетов, оплата онлайн',
  },
};
