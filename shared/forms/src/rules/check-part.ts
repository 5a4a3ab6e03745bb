import * as z from 'zod/mini';

/**
 * Rules for a part of a form that is asked for only now and then: a company's, a courier's. For `.check()` of the whole
 * form's schema, which says by its values which parts count. What stands in the others is neither judged nor lost.
 */
export function checkPart(form: z.core.ParsePayload, rules: z.core.$ZodType, value: unknown, path: PropertyKey[] = []) {
  for (const issue of z.safeParse(rules, value).error?.issues ?? [])
    form.issues.push({ code: 'custom', message: issue.message, path: [...path, ...issue.path], input: value });
}
