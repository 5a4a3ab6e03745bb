import { expect, test } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from '@site/object-store/folder-store';
import { pictureKey, Pictures, type PictureSubject } from './pictures.ts';

const product: PictureSubject = { kind: 'product', slug: 'probe', form: 'front', drawing: {} };

test('returns the drawn picture, else the stored one, else a placeholder of its size', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  const store = new FolderStore(dataDir);
  const drawing = new Pictures({ store, draw: ({ kind }) => (kind === 'scene' ? '<svg>drawn</svg>' : null) });
  const scene = { kind: 'scene', slug: 'parking', form: 'tall' } as const;
  expect(await drawing.svg(scene, '1')).toBe('<svg>drawn</svg>');
  expect(await drawing.svg(product, '1')).toContain('viewBox="0 0 640 480"');

  expect(pictureKey(product)).toBe('pictures/product/probe.front.svg');
  await store.put(pictureKey(product), Buffer.from('<svg>stored</svg>'));
  expect(await drawing.svg(product, '1')).toBe('<svg>stored</svg>');

  const stored = new Pictures({ store, draw: undefined });
  expect(await stored.svg(product, '1')).toBe('<svg>stored</svg>');
  expect(await stored.svg(scene, '1')).toContain('viewBox="0 0 720 800"');
  expect(await stored.svg({ ...scene, form: 'share' }, '1')).toContain('viewBox="0 0 1200 630"');
  await rm(dataDir, { recursive: true });
});
