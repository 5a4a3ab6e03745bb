import { expect, test } from '@jest/globals';
import type { Block } from '@site/contracts/blocks';
import { blockSamples } from '../../../features/blocks/testing/block-samples.ts';
import { besideOf, screensOf } from './screens.ts';

const heading = { ...blockSamples.heading, text: 'Вопросы', level: 2 as const };
const seen = (blocks: Block[]) =>
  screensOf(blocks).map(({ name, blocks: of }) => [name, ...of.map(({ type }) => type)]);

test('starts a screen at a section, and adds a block without a title to the previous one', () => {
  const { slider, numbers, text, image, steps } = blockSamples;
  expect(seen([slider, numbers, text, image, steps])).toEqual([
    [slider.slides[0]!.title, 'slider'],
    [undefined, 'numbers', 'text', 'image'],
    [steps.title, 'steps'],
  ]);
});

test('starts a screen at a heading, together with the block after it', () => {
  const { text, accordion, numbers, table, downloads } = blockSamples;
  expect(seen([text, heading, accordion, heading, numbers, text, heading, table, downloads])).toEqual([
    [undefined, 'text'],
    ['Вопросы', 'heading', 'accordion'],
    ['Вопросы', 'heading', 'numbers', 'text'],
    ['Вопросы', 'heading', 'table'],
    [downloads.title, 'downloads'],
  ]);
});

test('adds a heading of a lower level and an unknown block to the current screen', () => {
  const unknown = { id: 'x', type: 'hologram' } as unknown as Block;
  expect(seen([blockSamples.text, blockSamples.heading, unknown])).toEqual([
    [undefined, 'text', 'heading', 'hologram'],
  ]);
  expect(seen([])).toEqual([]);
});

test('places the last picture beside the text, unless it has a caption or stands alone', () => {
  const { text, numbers, image } = blockSamples;
  const { caption: _caption, link: _link, ...bare } = image;
  const besideIn = (blocks: Block[]) => besideOf({ name: undefined, blocks });
  expect(besideIn([numbers, text, bare])).toEqual({ words: [numbers, text], picture: bare });
  expect(besideIn([bare])).toEqual({ words: [bare] });
  expect(besideIn([numbers, { ...bare, caption: 'Въезд' }]).picture).toBeUndefined();
  expect(besideIn([bare, numbers]).picture).toBeUndefined();
});
