import type { Redirect } from '@site/contracts/manage-redirects';
import { keyOf, normalizePath } from './normalize-path.ts';

export type Targets = ReadonlyMap<string, string>;
export type RedirectMistake = { index: number; field: 'from' | 'to'; message: string };
export type RedirectPlan = {
  /** Redirects to store, with their index among the given ones; null: led on by another one. */
  stored: { index: number | null; key: string; to: string; isNew: boolean }[];
  removed: string[];
  mistakes: RedirectMistake[];
};

/** Looks addresses up on the site. */
export type Lookups = {
  linkMistake: (address: string) => Promise<string | null>;
  isServed: (address: string) => Promise<boolean>;
};

const FROM = 'Адрес этого сайта, без\u00a0«?» и\u00a0«#»: /staraya-stranica/';
const SELF = 'Переадресация ведёт сама на\u00a0себя';
const LIVING = 'По\u00a0этому адресу открывается страница: переадресация скрыла бы её';

function formMistake({ from, to }: Redirect): Omit<RedirectMistake, 'index'> | null {
  const own = normalizePath(from);
  if (!own || /[?#\s]/.test(from.trim())) return { field: 'from', message: FROM };
  return keyOf(to) === own.path ? { field: 'to', message: SELF } : null;
}

/**
 * Plans new redirects on top of the stored ones, or, with `replace`, in their place. Stored redirects to an address that
 * is redirected now lead to its target, so that there are no chains; new ones to a redirected address are mistakes.
 */
export async function planRedirects(
  given: readonly Redirect[],
  targets: Targets,
  { linkMistake, isServed, replace }: Lookups & { replace: boolean },
): Promise<RedirectPlan> {
  const mistakes: RedirectMistake[] = [];
  const next = new Map(replace ? [] : targets);
  const first = new Map<string, number>();
  given.forEach((redirect, index) => {
    const key = keyOf(redirect.from);
    // A stored redirect is kept as it is.
    const mistake = targets.get(key) === redirect.to ? null : formMistake(redirect);
    const earlier = first.get(key);
    if (mistake) mistakes.push({ index, ...mistake });
    else if (earlier !== undefined)
      mistakes.push({ index, field: 'from', message: `Этот адрес уже есть в\u00a0строке ${earlier + 1}` });
    else first.set(key, index);
    if (!mistake && earlier === undefined) next.set(key, redirect.to);
  });

  const stored: RedirectPlan['stored'] = [];
  for (const [key, index] of first) {
    const { from, to } = given[index]!;
    const isKnown = targets.get(key) === to;
    const onward = next.get(keyOf(to));
    const isNewChain = onward !== undefined && keyOf(to) !== key && !(isKnown && targets.get(keyOf(to)) === onward);
    if (isNewChain)
      mistakes.push({
        index,
        field: 'to',
        message: `Этот адрес сам переадресован на\u00a0${onward}: укажите сразу конечный адрес`,
      });
    if (isKnown || isNewChain) continue;
    const missing = await linkMistake(to);
    if (missing) mistakes.push({ index, field: 'to', message: missing });
    else if (await isServed(from)) mistakes.push({ index, field: 'from', message: LIVING });
    stored.push({ index, key, to, isNew: !targets.has(key) });
  }
  if (!replace)
    for (const [key, to] of targets) {
      const led = first.get(keyOf(to));
      if (led !== undefined && !first.has(key) && keyOf(to) !== key)
        stored.push({ index: null, key, to: given[led]!.to, isNew: false });
    }
  const removed = replace ? [...targets.keys()].filter((key) => !next.has(key)) : [];
  return { stored, removed, mistakes: mistakes.toSorted((one, other) => one.index - other.index) };
}
