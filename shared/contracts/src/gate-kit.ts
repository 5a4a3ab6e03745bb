import { z } from 'zod';
import { ProductCard } from './catalog.ts';
import { climates, gates, traffics } from './gate-kit-answers.ts';

/** The query of `GET /api/podbor/`: the answers as typed. Anything else counts as not answered. */
export const GateKitQuery = z.object({
  gate: z.enum(gates).catch('sliding'),
  /** Weight of a leaf in kg. */
  weight: z.string().max(20).catch(''),
  /** Length of a sliding leaf, or width of a swing leaf, in metres. */
  size: z.string().max(20).catch(''),
  climate: z.enum(climates).catch('middle'),
  traffic: z.enum(traffics).catch('home'),
});
export type GateKitQuery = z.infer<typeof GateKitQuery>;

/** A product of a kit; `sum` is the visitor's price of all its pieces. */
export const GateKitLine = z.object({ product: ProductCard, qty: z.int().positive(), sum: z.int() });
export type GateKitLine = z.infer<typeof GateKitLine>;

/** A drive with everything that its gates need. */
export const GateKit = z.object({
  lines: z.array(GateKitLine),
  total: z.int(),
  values: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      value: z.string(),
      /** Whether it is enough for these gates; null: without a requirement. */
      enough: z.boolean().nullable(),
    }),
  ),
  /** Why it does not fit; empty when it fits. */
  missing: z.array(z.string()),
});
export type GateKit = z.infer<typeof GateKit>;

/** `GET /api/podbor/`: a kit for gates, by four answers. */
export const GateKitPageData = z.object({
  kind: z.literal('gate-kit'),
  answers: GateKitQuery,
  /** By field: why the answer cannot be used. */
  errors: z.object({ weight: z.string().optional(), size: z.string().optional() }),
  /** The most that drives of the catalogue can move; null: it has none. */
  limits: z.object({ weight: z.number(), size: z.number() }).nullable(),
  /** Null until weight and size are given. */
  result: z
    .object({
      /** The cheapest kit that fits; null if no kit does. */
      best: GateKit.nullable(),
      /** The nearest cheaper kit, which does not fit; without `best` the strongest one. */
      below: GateKit.nullable(),
      /** The next kit that fits. */
      above: GateKit.nullable(),
    })
    .nullable(),
});
export type GateKitPageData = z.infer<typeof GateKitPageData>;
