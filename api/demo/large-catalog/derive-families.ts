import { seedAttributes } from '../attributes.ts';
import { spread } from '../products/build-products.ts';
import { type AttributeValue, type Extra, type Family, type Row, sizeOf } from '../products/family.ts';
import { typographDeep } from '../../src/text/typograph-deep.ts';

/** Product lines of a series. Few, so that the series filter stays readable. */
const LINES = ['Pro', 'Eco', 'Max', 'City', 'Arctic', 'Smart', 'Duo', 'Plus'] as const;

const steps = new Map(seedAttributes.map(({ code, type, step }) => [code, type === 'range' ? (step ?? 1) : null]));

/** Deterministic factor from 0.75 to 1.3. */
const factor = (text: string) => 0.75 + spread(text, 56) / 100;

/** Returns the suffix of a model's modification: A1 … Z9, then AA1 …. */
function modification(index: number): string {
  const [letters, digit] = [Math.floor(index / 9), (index % 9) + 1];
  const name = (rest: number): string =>
    rest < 0 ? '' : name(Math.floor(rest / 26) - 1) + String.fromCharCode(65 + (rest % 26));
  return `${name(letters)}${digit}`;
}

function vary(code: string, value: AttributeValue, others: readonly AttributeValue[], seed: string): AttributeValue {
  const step = steps.get(code);
  if (typeof value === 'number' && step) {
    const scaled = Math.round((value * factor(`${code} ${seed}`)) / step) * step;
    return Number(Math.max(step, scaled).toFixed(2));
  }
  if (typeof value === 'boolean') return spread(`${code} ${seed}`, 6) === 0 ? !value : value;
  if (typeof value === 'string' && spread(`${code} ${seed}`, 4) === 0)
    return others[spread(`other ${code} ${seed}`, others.length)] ?? value;
  return value;
}

function priceOf(price: number | null, seed: string): number | null {
  if (price === null || spread(`price ${seed}`, 100) === 0) return null;
  const grain = price < 2_000 ? 10 : 100;
  return Math.max(grain, Math.round((price * factor(`price of ${seed}`)) / grain) * grain);
}

function extraOf(article: string, base: string): Extra {
  const roll = spread(`extra ${article}`, 200);
  if (roll < 2) return { badges: ['new'] };
  if (roll < 4) return { badges: ['hit'] };
  if (roll === 4) return { badges: ['promo'] };
  return roll < 8 ? { stock: 'discontinued', badges: ['discontinued'], successor: base } : {};
}

/**
 * Derives families from the seed's: the same kinds, attributes and drawings, with other models, numbers and articles.
 * The products from the number `from` up to `to`, distributed over the families like the seed's.
 */
export function deriveFamilies(
  bases: readonly Family[],
  { from, to }: { from: number; to: number },
  articleLike: (article: string) => string,
): Family[] {
  const models = bases.flatMap((base) => base.rows.map((row, index) => ({ base, row, index })));
  const derived = new Map<
    string,
    { family: Family; rows: Row[]; extras: Record<string, Extra>; sizes: Record<string, string>; drawn: number[] }
  >();
  for (let number = from; number < to; number++) {
    const { base, row, index } = models[number % models.length]!;
    const round = Math.floor(number / models.length);
    const line = LINES[round % LINES.length]!;
    const key = `${bases.indexOf(base)} ${line}`;
    const target = derived.get(key) ?? { family: lineOf(base, line), rows: [], extras: {}, sizes: {}, drawn: [] };
    derived.set(key, target);

    const [model, like, price, ...values] = row;
    const article = articleLike(like);
    const others = (column: number) => base.rows.map((other) => other[column + 3] ?? '');
    target.rows.push([
      `${model} ${line} ${modification(Math.floor(round / LINES.length))}`,
      article,
      priceOf(price, article),
      ...values.map((value, column) => vary(base.columns[column] ?? '', value, others(column), article)),
    ]);
    target.extras[article] = extraOf(article, like);
    target.sizes[article] = sizeOf(base, like);
    target.drawn.push(index);
  }
  return [...derived.values()].map(({ family, rows, extras, sizes, drawn }) => ({
    ...family,
    rows,
    extras,
    size: sizes,
    draw: (attributes, index, hue) => family.draw(attributes, drawn[index] ?? 0, hue),
  }));
}

const lineOf = (base: Family, line: string): Family => ({
  ...base,
  // Set the typography once per family: its models share the texts.
  ...typographDeep({ about: base.about, features: base.features }),
  series: `${base.series} ${line}`,
  weight: base.weight && [base.weight[0], 0.01],
});
