import type { Climate, Gate, Traffic } from '@site/contracts/gate-kit-answers';

export const gateWords: Record<Gate, string> = { sliding: 'Откатные ворота', swing: 'Распашные ворота' };

export const sizeWords: Record<Gate, { label: string; hint: string }> = {
  sliding: { label: 'Длина створки', hint: 'Вместе с\u00a0противовесом у\u00a0консольных ворот' },
  swing: { label: 'Ширина одной створки', hint: 'Створок две, у\u00a0каждой свой привод' },
};

export const climateWords: Record<Climate, { label: string; hint: string }> = {
  south: { label: 'Мягкая зима', hint: 'до\u00a0−20\u00a0°C' },
  middle: { label: 'Средняя полоса', hint: 'до\u00a0−30\u00a0°C' },
  north: { label: 'Север и\u00a0Сибирь', hint: 'до\u00a0−40\u00a0°C' },
};

export const trafficWords: Record<Traffic, { label: string; hint: string }> = {
  home: { label: 'Частный дом', hint: 'до\u00a020 открываний в\u00a0день' },
  yard: { label: 'Двор, небольшая стоянка', hint: 'до\u00a0100 открываний в\u00a0день' },
  flow: { label: 'Предприятие, жилой комплекс', hint: 'поток машин' },
};
