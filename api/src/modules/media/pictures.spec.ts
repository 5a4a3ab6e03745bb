import { expect, test } from 'vitest';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureFile, Pictures, PICTURES_FOLDER, type PictureSubject } from './pictures.ts';

const product: PictureSubject = { kind: 'product', slug: 'probe', form: 'front', drawing: {} };

test('returns the drawn picture, else the stored one, else a placeholder of its size', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  const drawing = new Pictures({ dataDir, draw: ({ kind }) => (kind === 'scene' ? '<svg>drawn</svg>' : null) });
  const scene = { kind: 'scene', slug: 'parking', form: 'tall' } as const;
  expect(await drawing.svg(scene, '1')).toBe('<svg>drawn</svg>');
  expect(await drawing.svg(product, '1')).toContain('viewBox="0 0 640 480"');

  expect(pictureFile(product)).toBe('product/probe.front.svg');
  await mkdir(join(dataDir, PICTURES_FOLDER, 'product'), { recursive: true });
  await writeFile(join(dataDir, PICTURES_FOLDER, pictureFile(product)), '<svg>stored</svg>');
  expect(await drawing.svg(product, '1')).toBe('<svg>stored</svg>');

  const stored = new Pictures({ dataDir, draw: undefined });
  expect(await stored.svg(product, '1')).toBe('<svg>stored</svg>');
  expect(await stored.svg(scene, '1')).toContain('viewBox="0 0 720 800"');
  expect(await stored.svg({ ...scene, form: 'share' }, '1')).toContain('viewBox="0 0 1200 630"');
  await rm(dataDir, { recursive: true });
});
