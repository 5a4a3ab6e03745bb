import { attributeTypes } from '@site/contracts/attribute-types';
import { CODE, CODE_MISTAKE } from '@site/contracts/goods-keys';
import type { AttributeValues } from '@site/contracts/manage-categories';
import { filled } from '@site/forms/rules';
import { readNumber } from '@site/kernel/typed-numbers';
import * as z from 'zod/mini';
import { attributeGroups } from '../../features/product-attributes/attribute-groups.ts';

const WRONG_STEP = 'Укажите число больше нуля, не\u00a0больше 1\u00a0000\u00a0000';

const isStep = (typed: string) => {
  const step = readNumber(typed);
  return step !== null && step > 0 && step <= 1_000_000;
};

export const attributeSchema = z.object({
  label: filled(),
  group: z.enum(attributeGroups.map(([group]) => group)),
  step: filled().check(z.refine((typed) => typed === '' || isStep(typed), WRONG_STEP)),
});
export type AttributeFormValues = z.infer<typeof attributeSchema>;

export const attributeForm = ({ label, group, step }: AttributeValues): AttributeFormValues => ({
  ...{ label, group },
  step: String(step).replace('.', ','),
});

export const readAttribute = ({ label, group, step }: AttributeFormValues): AttributeValues => ({
  ...{ label, group },
  step: readNumber(step)!,
});

export const newAttributeSchema = z.object({
  ...attributeSchema.shape,
  code: filled().check(z.refine((code) => code === '' || CODE.test(code), CODE_MISTAKE)),
  type: z.enum(attributeTypes),
});
export type NewAttributeValues = z.infer<typeof newAttributeSchema>;
