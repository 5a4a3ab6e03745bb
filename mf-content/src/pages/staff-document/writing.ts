import type { DraftDocument } from '@site/contracts/manage-content';
import type { WrittenBlock } from '../../features/document-forms/form-values.ts';
import { listOf, textOf, valuesOf } from '../../features/document-forms/form-values.ts';

/** `key` is the identity of a block while it is edited. */
export interface KeyedBlock {
  key: number;
  block: WrittenBlock;
}

/** A document that is being edited. The shown view decides whether its data or its text is current. */
export interface Writing {
  view: 'form' | 'text';
  /** The document without its blocks. */
  head: DraftDocument;
  /** Null for documents of other parts, which belong to the head. */
  blocks: readonly KeyedBlock[] | null;
  text: string;
}

const kindsWithBlocks: readonly string[] = ['page', 'publication', 'project'] satisfies DraftDocument['kind'][];

const blockOf = (value: unknown): WrittenBlock => ({ ...valuesOf(value), type: textOf(valuesOf(value).type) });

export function toWriting({ blocks, ...head }: DraftDocument): Writing {
  const keyed = listOf(blocks).map((block, index) => ({ key: index + 1, block: blockOf(block) }));
  return {
    view: 'form',
    head,
    blocks: kindsWithBlocks.includes(head.kind) ? keyed : null,
    text: '',
  };
}

export const toDocument = ({ head, blocks }: Pick<Writing, 'head' | 'blocks'>): DraftDocument =>
  blocks ? { ...head, blocks: blocks.map(({ block }) => block) } : head;

export const nextKey = (blocks: readonly KeyedBlock[]) => Math.max(0, ...blocks.map(({ key }) => key)) + 1;

/** Puts a block before the one at the index. */
export const withKeyed = (blocks: readonly KeyedBlock[], index: number, keyed: KeyedBlock) => [
  ...blocks.slice(0, index),
  keyed,
  ...blocks.slice(index),
];

const isKeyed = (value: unknown) => {
  const { key, block } = valuesOf(value);
  return typeof key === 'number' && typeof valuesOf(block).type === 'string';
};

/** Whether a value from the storage of the tab is a document of this release. */
export function isWriting(value: unknown): value is Writing {
  const { view, head, blocks, text } = valuesOf(value);
  const { kind, address } = valuesOf(head);
  return (
    (view === 'form' || view === 'text') &&
    typeof kind === 'string' &&
    typeof address === 'string' &&
    (blocks === null || (Array.isArray(blocks) && blocks.every(isKeyed))) &&
    typeof text === 'string'
  );
}

/** The property that a path of the document means, for the names of mistakes. */
export const blockIndexOf = ([first, index]: readonly (string | number)[]): number | null =>
  first === 'blocks' && typeof index === 'number' ? index : null;
