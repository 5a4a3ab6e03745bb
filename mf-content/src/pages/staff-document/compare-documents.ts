import { visibilityNames } from '@site/contracts/block-forms';
import { documentForms } from '@site/contracts/document-forms';
import type { AnyFields } from '@site/contracts/form-fields';
import type { DraftDocument } from '@site/contracts/manage-content';
import {
  fieldsOfBlock,
  listOf,
  nameOfBlock,
  textOf,
  type Values,
  valuesOf,
} from '../../features/document-forms/form-values.ts';
import { linesOf } from './value-lines.ts';

export interface ChangedValue {
  label: string;
  /** Null: it was not there. */
  before: string | null;
  /** Null: it is no longer there. */
  after: string | null;
}

/** A part of a document: a block, a question or a section. Places are from 1. */
export interface ComparedPart {
  name: string;
  state: 'added' | 'removed' | 'changed' | 'same';
  before: number | null;
  after: number | null;
  /** Whether it changed its place among the others. */
  isMoved: boolean;
  changes: readonly ChangedValue[];
}

export interface Comparison {
  head: readonly ChangedValue[];
  parts: readonly ComparedPart[];
}

const partsProperty = { page: 'blocks', publication: 'blocks', project: 'blocks', faq: 'items', document: 'sections' };

const visibility: AnyFields = {
  visibility: { kind: 'choice', label: 'Кому показывать', options: visibilityNames, optional: true },
};

function fieldsOfPart(kind: DraftDocument['kind'], part: Values): AnyFields {
  if (typeof part.type === 'string') return { ...fieldsOfBlock(part.type), ...visibility };
  const list = documentForms[kind].fields[partsProperty[kind]];
  return list?.kind === 'list' && list.of.kind === 'group' ? list.of.fields : {};
}

const nameOfPart = (part: Values) =>
  typeof part.type === 'string' ? nameOfBlock(part.type) : textOf(part.question ?? part.title);

function changedValues(fields: readonly [AnyFields, AnyFields], before: Values, after: Values): ChangedValue[] {
  const [old, now] = [before, after].map(
    (values, index) => new Map(linesOf(fields[index]!, values).map(({ label, text }) => [label, text])),
  ) as [Map<string, string>, Map<string, string>];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((label) => {
    const [from, to] = [old.get(label) ?? null, now.get(label) ?? null];
    return (from ?? '') === (to ?? '') ? [] : [{ label, before: from, after: to }];
  });
}

/** Number of equal properties. Parts of different types are not the same part. */
function likeness(a: Values, b: Values): number {
  if (a.type !== b.type) return -1;
  return Object.keys(a).filter((key) => key !== 'type' && JSON.stringify(a[key]) === JSON.stringify(b[key])).length;
}

/** Index of the old part for each new one, or null: equal parts first, then the most similar of the same type. */
function matched(old: readonly Values[], now: readonly Values[]): (number | null)[] {
  const free = new Set(old.keys());
  const found: (number | null)[] = now.map((part) => {
    const index = [...free].find((one) => JSON.stringify(old[one]) === JSON.stringify(part)) ?? null;
    if (index !== null) free.delete(index);
    return index;
  });
  for (const [place, part] of now.entries()) {
    if (found[place] !== null) continue;
    const least = typeof part.type === 'string' ? 0 : 1;
    const best = [...free]
      .map((index) => ({ index, score: likeness(old[index]!, part) }))
      .filter(({ score }) => score >= least)
      .sort((a, b) => b.score - a.score || a.index - b.index)[0];
    if (!best) continue;
    found[place] = best.index;
    free.delete(best.index);
  }
  return found;
}

/** Members of the longest increasing subsequence: the parts that kept their order. */
function inOrder(indices: readonly number[]): ReadonlySet<number> {
  const chains = indices.map((): number[] => []);
  for (const [place, index] of indices.entries()) {
    const longest = chains
      .slice(0, place)
      .filter((chain) => chain.at(-1)! < index)
      .reduce<number[]>((best, chain) => (chain.length > best.length ? chain : best), []);
    chains[place] = [...longest, index];
  }
  return new Set(chains.reduce<number[]>((best, chain) => (chain.length > best.length ? chain : best), []));
}

/** Differences of two revisions of a document. */
export function compareDocuments(before: DraftDocument, after: DraftDocument): Comparison {
  const { kind } = after;
  const property = partsProperty[kind];
  const { [property]: _parts, ...headFields } = documentForms[kind].fields;
  const [old, now] = [before, after].map((document) => listOf(document[property]).map(valuesOf)) as [
    Values[],
    Values[],
  ];
  const places = matched(old, now);
  const kept = inOrder(places.filter((index) => index !== null));

  const parts: ComparedPart[] = now.map((part, place) => {
    const index = places[place]!;
    const shared = { name: nameOfPart(part), after: place + 1 };
    if (index === null) {
      const fields = fieldsOfPart(kind, part);
      return {
        ...shared,
        state: 'added',
        before: null,
        isMoved: false,
        changes: changedValues([{}, fields], {}, part),
      };
    }
    const was = old[index]!;
    const isSame = JSON.stringify(was) === JSON.stringify(part);
    const changes = isSame ? [] : changedValues([fieldsOfPart(kind, was), fieldsOfPart(kind, part)], was, part);
    return { ...shared, state: isSame ? 'same' : 'changed', before: index + 1, isMoved: !kept.has(index), changes };
  });
  // A removed part stands after the one that was before it.
  for (const [index, part] of old.entries()) {
    if (places.includes(index)) continue;
    const at = index === 0 ? 0 : parts.findIndex((one) => one.before === index) + 1;
    parts.splice(at, 0, {
      ...{ name: nameOfPart(part), state: 'removed', before: index + 1, after: null, isMoved: false },
      changes: changedValues([fieldsOfPart(kind, part), {}], part, {}),
    });
  }
  return { head: changedValues([headFields, headFields], before, after), parts };
}
