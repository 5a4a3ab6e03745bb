import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { drawDevice } from './devices/index.ts';
import { examples } from './examples.ts';
import { exploded } from './exploded.ts';
import {
  categorySlugs,
  drawCategory,
  drawCategoryForSharing,
  drawDeviceForSharing,
  drawDimensions,
  drawExploded,
  drawPortrait,
  drawProduct,
  drawProductDetail,
  drawScene,
} from './index.ts';
import { portraitNames } from '@site/contracts/portrait-names';
import { sceneNames } from '@site/contracts/scene-names';
import { closeUp, elevations } from './product.ts';
import { drawnBy, picture, placement } from './stage.ts';
import { boundsOf } from './svg.ts';
import { wellFormed } from './well-formed.ts';

const kilobyte = 1024;
const size = { width: 1234, height: 777, depth: 98 };

/** Maximum size: sets of several devices may be larger. */
const limit = (name: string): number => (name.includes('set of') ? 32 : 12) * kilobyte;

/** Each example is drawn once for all tests, because drawing takes most of the time. */
const drawn = examples.map((example) => ({ ...example, svg: drawProduct(example.drawing) }));

test.each(drawn)('$name is a well-formed picture of limited size', ({ name, svg }) => {
  expect(wellFormed(svg)).toBe('svg');
  expect(svg).toContain('role="img"');
  expect(svg).not.toMatch(/<script|<image|<text|\sid=|NaN|Infinity|undefined/);
  expect(svg.length).toBeLessThanOrEqual(limit(name));
  expect(svg.match(/<path/g)?.length).toBeGreaterThan(6);
});

test.each(drawn)('$name has a front view, a close-up and a dimension drawing', ({ drawing, svg: picture }) => {
  const gallery = [
    drawProductDetail(drawing, 'front'),
    drawProductDetail(drawing, 'detail'),
    drawDimensions(drawing, size),
  ];
  for (const svg of gallery) {
    expect(wellFormed(svg)).toBe('svg');
    expect(svg).not.toMatch(/NaN|Infinity/);
  }
  expect(new Set([picture, ...gallery]).size).toBe(4);
});

test('shows a whole part of the device in a close-up', () => {
  const empty = drawn.filter(({ drawing }) => closeUp(drawnBy((pen) => drawDevice(pen, drawing))).whole === 0);
  expect(empty.map(({ name }) => name)).toEqual([]);
});

test('differs for products that differ in a parameter', () => {
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
});

test('is deterministic', () => {
  for (const { drawing, svg } of drawn) expect(drawProduct({ ...drawing })).toBe(svg);
});

test('draws the outlines of a dimension drawing in the proportions of the stated size', () => {
  for (const { name, drawing } of drawn) {
    const { front, side } = elevations(drawing, size);
    const [a, b] = [front, side].map(boundsOf);
    const sides = [a!.right - a!.left, a!.bottom - a!.top, b!.right - b!.left, b!.bottom - b!.top].map(Math.round);
    expect({ name, sides }).toEqual({ name, sides: [size.width, size.height, size.depth, size.height] });
  }
});

const families = [
  'sliding-gates sliding-home sliding-industrial sliding-kits sliding-accessories',
  'swing-gates swing-linear swing-lever swing-underground swing-kits',
  'garage-doors garage-operators garage-rails',
  'industrial-doors industrial-shaft industrial-chain',
  'barriers barriers-4m barriers-6m barriers-8m barrier-booms barrier-accessories',
  'bollards bollards-automatic bollards-fixed road-blockers',
  'turnstiles turnstiles-tripod turnstiles-rotary turnstiles-swing',
  'parking-systems parking-columns parking-pay parking-lpr parking-guidance parking-software parking-consumables',
  'access-control readers controllers keypads credentials',
  'radio-control transmitters receivers antennas',
  'safety photocells flashing-lights sensitive-edges loop-detectors',
  'control-boards',
  'smart-control gateways gsm-modules',
  'intercoms video-panels monitors audio-sets intercom-kits',
  'sectional-doors sectional-garage sectional-industrial',
  'automatic-doors doors-sliding doors-swing',
  'spare-parts spare-boards spare-mechanics spare-housings spare-electrics',
].map((line) => line.split(' '));
const tree = families.flat();
const categories = new Map(tree.map((slug) => [slug, drawCategory(slug)]));

test('has a distinct picture for every category', () => {
  expect([...categorySlugs].sort()).toEqual([...tree].sort());
  expect(new Set(categories.values()).size).toBe(tree.length);
  for (const svg of categories.values()) expect(wellFormed(svg)).toBe('svg');
});

/** Returns the share of the picture's width and height that the drawing covers, by opaque pixels. */
async function filledPart(svg: string): Promise<{ width: number; height: number }> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(120)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = new Set<number>();
  const rows = new Set<number>();
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 128) continue;
    const pixel = (at - 3) / 4;
    columns.add(pixel % info.width);
    rows.add(Math.floor(pixel / info.width));
  }
  return { width: columns.size / info.width, height: rows.size / info.height };
}

const withoutDisc = (svg: string): string => svg.replace(/<clipPath.*?<\/clipPath><circle[^>]*>/, '');
const onTheSlab = /<g clip-path="url\(#disc\)">.*?<\/g>/;

test('fills the tile of each category with its device', async () => {
  for (const [slug, svg] of categories) {
    const { width, height } = await filledPart(withoutDisc(svg).replace(onTheSlab, ''));
    expect({ slug, filled: Math.max(width, height) > 0.9 }).toEqual({ slug, filled: true });
  }
});

test('gives neighbouring categories different tints', () => {
  const tintOf = (slug: string) => /<circle[^>]*fill="(#\w+)"/.exec(categories.get(slug) ?? '')?.[1];
  const roots = tree.filter((slug) => families.some((family) => family[0] === slug));
  for (const row of [roots, ...families])
    for (const [index, slug] of row.entries())
      if (index > 0) expect([slug, tintOf(slug)]).not.toEqual([slug, tintOf(row[index - 1] ?? '')]);
  expect(new Set(roots.map(tintOf)).size).toBe(6);
});

test('draws a product’s device large, with a smaller slab if needed', () => {
  for (const { name, drawing } of drawn) {
    const marks = drawnBy((pen) => drawDevice(pen, drawing));
    const { left, right, top, bottom } = boundsOf(marks.filter(({ backdrop }) => !backdrop));
    const { scale } = placement(marks).fit;
    const filled = Math.max(((right - left) * scale) / picture.width, ((bottom - top) * scale) / picture.height);
    expect({ name, large: filled > 0.6 }).toEqual({ name, large: true });
  }
});

test('uses the general picture for an unknown category', () => {
  expect(drawCategory('made-by-an-editor')).toBe(drawCategory('spare-parts'));
});

test.each([...sceneNames])('draws the scene %s in all formats within 60 KB', (name) => {
  const [wide, tall, photo] = [drawScene(name, 'wide'), drawScene(name, 'tall'), drawScene(name, 'photo')];
  expect(wide).toContain('viewBox="0 0 1440 600"');
  expect(tall).toContain('viewBox="0 0 720 800"');
  expect(photo).toContain('viewBox="0 0 960 640"');
  for (const svg of [wide, tall, photo]) {
    expect(wellFormed(svg)).toBe('svg');
    expect(svg).not.toMatch(/NaN|Infinity|<image|<text/);
    expect(svg.length).toBeLessThanOrEqual(60 * kilobyte);
  }
});

test('draws distinct, small and square portraits', () => {
  const portraits = portraitNames.map(drawPortrait);
  expect(new Set(portraits).size).toBe(portraitNames.length);
  for (const svg of portraits) {
    expect(wellFormed(svg)).toBe('svg');
    expect(svg).toContain('viewBox="0 0 640 640"');
    expect(svg).not.toMatch(/NaN|undefined|<image|<text/);
    expect(svg.length).toBeLessThanOrEqual(6 * kilobyte);
  }
});

test('draws previews for social networks at 1200 × 630 with the logo', () => {
  const previews = [
    drawScene('parking', 'share'),
    drawCategoryForSharing('barriers'),
    drawDeviceForSharing({ kind: 'gate-hardware', item: 'roller-carriage', hue: 'blue' }),
  ];
  for (const svg of previews) {
    expect(svg).toContain('viewBox="0 0 1200 630"');
    expect(svg).toContain('#00b0ed');
    expect(svg.length).toBeLessThan(60 * 1024);
  }
});

describe('exploded view', () => {
  const part = (position: string) => ({
    position,
    drawing: { kind: 'spare-part', part: 'gear', size: 1, hue: 'blue' } as const,
  });
  const explode = (positions: string[]) =>
    drawExploded({ kind: 'gate-hardware', item: 'roller-carriage', hue: 'blue' }, positions.map(part));

  test('has a separate callout for each part', () => {
    for (const count of [1, 3, 7, 12]) {
      const svg = explode(Array.from({ length: count }, (_, index) => String(index + 1)));
      const callouts = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="26"/g)].map(([, x, y]) => `${x} ${y}`);
      expect(new Set(callouts).size).toBe(count);
      expect(svg).toMatch(/viewBox="0 0 960 720"/);
      expect(svg.length).toBeLessThan(120 * 1024);
    }
  });

  test('places numbers beside the parts without overlap', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => part(String(index + 1)));
    for (const { part: box, number } of exploded(twelve)) {
      expect(box.left).toBeGreaterThan(number[0] + 26);
      expect([box.right - box.left, box.bottom - box.top].every((side) => side > 130)).toBe(true);
    }
  });

  test('shows as many parts as fit, in the order of their numbers', () => {
    const many = Array.from({ length: 20 }, (_, index) => String(index + 1));
    expect(explode(many).match(/r="26"/g)).toHaveLength(12);
    expect(explode(many)).toBe(explode(many.toReversed()));
  });
});
