interface Term {
  /** The better direction, if there is one for every buyer: how heavy a leaf may be depends on the gate. */
  better?: 'more' | 'less';
  meaning?: string;
}

/** By attribute code. */
const terms: Readonly<Record<string, Term>> = {
  duty_cycle: {
    better: 'more',
    meaning: 'Какую долю времени двигатель может работать: 100\u00a0%\u00a0— без перерывов на\u00a0охлаждение.',
  },
  ip: {
    better: 'more',
    meaning:
      'Первая цифра\u00a0— защита от\u00a0пыли, вторая\u00a0— от\u00a0воды: IP44 выдерживает дождь, IP67\u00a0— лужу.',
  },
  temp_min: { better: 'less', meaning: 'При какой температуре оборудование ещё работает.' },
  warranty_months: { better: 'more' },
  leaf_speed: { better: 'more' },
  opening_speed: { better: 'more' },
  opening_time: { better: 'less' },
  rise_time: { better: 'less' },
  speed: { better: 'more' },
  resource: { better: 'more', meaning: 'Сколько открываний и\u00a0закрываний рассчитан выдержать механизм.' },
  throughput: { better: 'more' },
  impact: { better: 'more', meaning: 'Энергия удара автомобиля, которую преграда выдерживает.' },
  radio_range: { better: 'more' },
  read_range: { better: 'more' },
  beam_range: { better: 'more' },
  camera_mp: { better: 'more' },
  encoder: {
    better: 'more',
    meaning: 'Датчик положения вала: привод замедляется у\u00a0края и\u00a0останавливается на\u00a0препятствии.',
  },
  battery_ready: { better: 'more' },
  antipanic: { better: 'more', meaning: 'При тревоге планки складываются и\u00a0освобождают проход.' },
  thrust: { meaning: 'С\u00a0какой силой привод двигает створку.' },
  torque: { meaning: 'С\u00a0какой силой привод вращает вал ворот.' },
  limit_type: {
    meaning: 'Останавливают створку в\u00a0крайних положениях. Магнитные не\u00a0боятся снега и\u00a0наледи.',
  },
  self_locking: { meaning: 'Привод удерживает закрытую створку без замка.' },
  coding: { meaning: 'Код пульта с\u00a0динамическим кодированием меняется при каждом нажатии, его нельзя записать.' },
};

export const meaningOf = (code: string): string | undefined => terms[code]?.meaning;

const flags: Readonly<Record<string, number>> = { да: 1, нет: 0 };

/** Reads «1 000», «−40», «10,5», «IP44», «36 месяцев» and «да»; NaN for any other value. */
function numberOf(value: string | null): number {
  if (value === null) return Number.NaN;
  const text = value
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace('\u2212', '-')
    .replace(',', '.')
    .replace(/^IP|месяц(?:а|ев)?$/g, '');
  return flags[text] ?? (text === '' ? Number.NaN : Number(text));
}

/** Returns whether each value is better than others; false for all when the attribute has no direction. */
export function betterValues(code: string, values: readonly (string | null)[]): boolean[] {
  const direction = terms[code]?.better;
  const numbers = values.map(numberOf);
  const known = numbers.filter((number) => !Number.isNaN(number));
  if (!direction || new Set(known).size < 2) return values.map(() => false);
  const best = direction === 'more' ? Math.max(...known) : Math.min(...known);
  return numbers.map((number) => number === best);
}
