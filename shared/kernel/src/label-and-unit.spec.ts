import { expect, test } from '@jest/globals';
import { withUnit } from './label-and-unit.ts';

test.each([
  ['Макс. ширина проезда, м', '4', 'Макс. ширина проезда', '4\u00a0м'],
  ['Ресурс, млн циклов', '2', 'Ресурс', '2\u00a0млн циклов'],
  ['Минимальная температура, °C', '−40', 'Минимальная температура', '−40\u00a0°C'],
  ['Питание двигателя', '24 В', 'Питание двигателя', '24 В'],
  ['Рейки, ролики', 'входят в\u00a0комплект', 'Рейки, ролики', 'входят в\u00a0комплект'],
])('«%s: %s» reads «%s: %s»', (label, value, name, shown) => {
  expect(withUnit({ label, value })).toEqual({ label: name, value: shown });
});
