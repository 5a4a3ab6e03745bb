import * as z from 'zod/mini';

/**
 * Applies the rules of a section that is only sometimes required, such as a company's or a courier's. For `.check()` of
 * the whole form's schema, which decides by its values which sections apply. Values of the others are kept and not
 * checked.
 */
export function checkPart(form: z.core.ParsePayload, rules: z.core.$ZodType, value: unknown, path: PropertyKey[] = []) {
  for (const issue of z.safeParse(rules, value).error?.issues ?? [])
    form.issues.push({ code: 'custom', message: issue.message, path: [...path, ...issue.path], input: value });
}
