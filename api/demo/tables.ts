import { readFileSync } from 'node:fs';
import { eventTypes, trainingCategories, trainingLevels } from '@site/contracts/academy-lists';
import { directions } from '@site/contracts/company-lists';
import { Material } from '@site/contracts/partner-materials';
import { portraitNames } from '@site/contracts/portrait-names';
import { sceneNames } from '@site/contracts/scene-names';
import { parse } from 'yaml';
import { z } from 'zod';

/** Reads a YAML file of the demonstration. */
export function readYaml<T>(name: string, schema: z.ZodType<T>): T {
  const { success, data, error } = schema.safeParse(parse(readFileSync(new URL(name, import.meta.url), 'utf8')));
  if (success) return data;
  throw new Error(error.issues.map(({ path, message }) => `${name}: ${path.join('.')}: ${message}`).join('; '));
}

const read = <T>(name: string, row: z.ZodType<T>): readonly T[] => readYaml(`./tables/${name}.yaml`, z.array(row));

const text = z.string();
const id = z.int().positive();
const roubles = z.int().min(0);
const Scene = z.enum(sceneNames);
const Category = z.enum(trainingCategories);

export const locationRows = read(
  'locations',
  z.strictObject({
    ...{ id, slug: text, title: text, city: text, address: text, latitude: z.number(), longitude: z.number() },
    ...{ how_to_get_there: text, phone: text, email: text },
    photos: z.array(z.strictObject({ scene: Scene, alt: text })),
    rooms: z.array(z.strictObject({ name: text, seats: z.int() })),
  }),
);

export const trainerRows = read(
  'trainers',
  z.strictObject({
    ...{ id, slug: text, surname: text, name: text, patronymic: text, position: text, biography: text, email: text },
    categories: z.array(Category),
    working_since: z.int(),
    photo: z.enum(portraitNames),
  }),
);

export const trainingRows = read(
  'trainings',
  z.strictObject({
    ...{ id, slug: text, type: z.enum(eventTypes), category: Category, title: text, lead: text, result: text },
    validity_months: z.int().optional(),
    programme: z.array(z.strictObject({ module: text, hours: z.number() })),
    audience: text,
    level: z.enum(trainingLevels),
    duration_hours: z.number(),
    price: roubles,
    partner_price: roubles.nullable(),
    requirements: text,
    required_training_id: id.optional(),
    trainer_ids: z.array(id),
    materials: z.array(text),
    course_id: text.optional(),
    scene: Scene,
  }),
);

/** A dated event: `days` count from the first start, and `hour` is in Moscow. */
export const eventFiles = read(
  'events',
  z.strictObject({
    ...{ slug: text, title: text, lead: text, type: z.enum(eventTypes), category: Category },
    training_id: id.optional(),
    days: z.int(),
    hour: z.int(),
    minutes: z.int(),
    moved_from_days: z.int().optional(),
    location_id: id.optional(),
    trainer_ids: z.array(id),
    seats_taken: z.int(),
    seats_total: z.int(),
    price: roubles,
    partner_price: roubles.nullable(),
    is_cancelled: z.boolean().optional(),
    programme: z.array(z.strictObject({ title: text, hours: text })),
  }),
);

export const partnerRows = read(
  'partners',
  z.strictObject({
    ...{ id, slug: text, name: text, level: z.enum(['partner', 'silver', 'gold', 'platinum']) },
    ...{ city_slug: text, city: text, city_prepositional: text, address: text },
    ...{ longitude: z.number(), latitude: z.number() },
    types: z.array(text),
    directions: z.array(text),
    ...{ phone: text, hours: text, about: text },
  }),
);

/** `partner` is the slug of the owner's page. */
export const shopRows = read(
  'shops',
  z.strictObject({
    ...{ slug: text, kind: z.enum(['shop', 'online']), name: text, site: text.nullable(), phone: text, hours: text },
    directions: z.array(text),
    is_authorised: z.boolean(),
    note: text,
    city: text.optional(),
    address: text.optional(),
    longitude: z.number().optional(),
    latitude: z.number().optional(),
    partner: text.optional(),
  }),
);

export const priceListRows = read(
  'price-lists',
  z.strictObject({
    ...{ slug: text, title: text, description: text },
    sections: z.array(z.strictObject({ anchor: text, title: text, category: text })).nullable(),
    valid_from: z.iso.date(),
    is_partner_only: z.boolean().optional(),
    sort: z.int(),
  }),
);

export const policyRows = read(
  'policies',
  z.strictObject({
    version: z.iso.date(),
    sections: z.array(z.strictObject({ id: text, title: text, html: text })),
  }),
);

export const materialRows = read(
  'materials',
  z.strictObject({
    kind: Material.shape.kind,
    direction: z.enum(directions).optional(),
    title: text,
    source: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('mark'), variant: z.enum(['colour', 'plain']), format: z.enum(['svg', 'png']) }),
      z.strictObject({ type: z.literal('scene'), scene: Scene }),
      z.strictObject({ type: z.literal('product'), slug: text }),
      z.strictObject({ type: z.literal('document'), slug: text }),
      z.strictObject({ type: z.literal('video'), file: text }),
    ]),
  }),
).map((row, sort) => ({ ...row, sort }));
