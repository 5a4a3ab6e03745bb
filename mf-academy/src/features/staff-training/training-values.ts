import { eventTypes, trainingCategories, trainingLevels } from '@site/contracts/academy-lists';
import type { ManagedTraining, TrainingFields } from '@site/contracts/manage-academy';
import { decimal, roubles, whole } from '@site/forms/rules';
import { parseRoubles } from '@site/kernel/money';
import { linesOf } from '@site/kernel/plain-text';
import { ruleMessages } from '@site/kernel/text-rules';
import { readNumber, readWhole } from '@site/kernel/typed-numbers';
import * as z from 'zod/mini';
import { tickedTrainers, trainerTicks, typedRoubles } from '../event-fields/event-values.ts';
import { shownNumber, written } from '../staff-entries/rules.ts';

const hours = () => decimal(0, 1_000, { error: 'Укажите часы: 1,5' });

export const trainingSchema = z.object({
  type: z.enum(eventTypes, ruleMessages.required),
  category: z.enum(trainingCategories, ruleMessages.required),
  level: z.enum(trainingLevels, ruleMessages.required),
  ...{ title: written(), lead: written(), audience: written(), requirements: z.string(), result: written() },
  duration_hours: hours(),
  programme: z.array(z.object({ module: written(), hours: hours() })),
  ...{ price: roubles(), partner_price: roubles({ required: false }) },
  validity_months: whole(1, 120, { required: false }),
  /** Slug, or empty. */
  required_training: z.string(),
  trainers: trainerTicks,
  /** One in each line. */
  materials: z.string(),
  course_id: z.string(),
});
export type TrainingValues = z.infer<typeof trainingSchema>;

export function trainingValues(
  training: ManagedTraining | null,
  trainers: readonly { slug: string }[],
): TrainingValues {
  return {
    type: training?.type ?? 'offline',
    category: training?.category ?? 'gates',
    level: training?.level ?? 'basic',
    title: training?.title ?? '',
    lead: training?.lead ?? '',
    audience: training?.audience ?? '',
    requirements: training?.requirements ?? '',
    result: training?.result ?? '',
    duration_hours: training ? shownNumber(training.duration_hours) : '',
    programme: training?.programme.map((part) => ({ module: part.module, hours: shownNumber(part.hours) })) ?? [
      { module: '', hours: '' },
    ],
    price: training ? typedRoubles(training.price) : '',
    partner_price: typedRoubles(training?.partner_price ?? null),
    validity_months: String(training?.validity_months ?? ''),
    required_training: training?.required_training ?? '',
    trainers: Object.fromEntries(trainers.map(({ slug }) => [slug, training?.trainers.includes(slug) ?? false])),
    materials: training?.materials.join('\n') ?? '',
    course_id: training?.course_id ?? '',
  };
}

export const toTraining = ({ programme, trainers, ...values }: TrainingValues): TrainingFields => ({
  ...values,
  duration_hours: Number(readNumber(values.duration_hours)),
  programme: programme.map((part) => ({ module: part.module, hours: Number(readNumber(part.hours)) })),
  price: parseRoubles(values.price) ?? 0,
  partner_price: parseRoubles(values.partner_price),
  validity_months: readWhole(values.validity_months),
  required_training: values.required_training || null,
  trainers: tickedTrainers(trainers),
  materials: linesOf(values.materials),
  course_id: values.type === 'online' ? values.course_id.trim() || null : null,
});
