import { expect, test } from '@jest/globals';
import { calculated } from '@site/kp-rules/testing/calculated';
import { mall } from '@site/kp-rules/testing/car-parks';
import { currentVersion, rulesOf } from '@site/kp-rules/versions';
import { SCALE } from './geometry.ts';
import { drawPlan } from './draw-plan.ts';
import { planSvg } from './svg.ts';

const svgOf = (park = mall()) =>
  planSvg(drawPlan(park, calculated(park), rulesOf(currentVersion)), park.structure.object_name);

test('uses millimetres of paper outside and of the site inside', () => {
  const [, width, height, w, h] = /width="([\d.]+)mm" height="([\d.]+)mm" viewBox="0 0 (\d+) (\d+)"/.exec(svgOf())!;
  expect(Number(w) / Number(width)).toBe(SCALE);
  expect(Number(h) / Number(height)).toBeCloseTo(SCALE, 9);
});

test('groups devices by layer, each with its id and name', () => {
  const svg = svgOf();
  for (const layer of ['places', 'lanes', 'room', 'loops', 'cables', 'equipment', 'labels', 'legend', 'scale'])
    expect(svg).toContain(`class="${layer}"`);
  expect(svg).toMatch(
    /<g id="lane\.lane-1\.camera-1" class="camera" transform="[^"]+"><title>Камера, Въезд 1<\/title>/,
  );
  expect(svg.match(/class="camera"/g)).toHaveLength(4);
});

test('escapes names, and contains no prices or articles', () => {
  const park = mall();
  const [first, ...others] = park.lanes;
  const name = `</text><script>alert("1")</script>&\u0007`;
  const svg = svgOf({ ...park, lanes: [{ ...first!, name }, ...others] });
  expect(svg).not.toContain('<script');
  expect(svg).toContain('Камера, &lt;/text&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;</title>');
  expect(svg).not.toContain('\u0007');
  expect(svg).not.toMatch(/395|908PE/);
});

test('truncates a long name instead of widening the drawing', () => {
  const park = mall();
  const name = 'Многофункциональный ЖИЛОЙ КОМПЛЕКС '.repeat(12);
  const svg = svgOf({ ...park, structure: { ...park.structure, object_name: name } });
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)![1]);
  const [, shown] = /<text[^>]*font-size="1100"[^>]*>([^<]*)</.exec(svg)!;
  expect(shown!.endsWith('…')).toBe(true);
  // The widest letters of the typeface are as wide as they are high.
  expect(shown!.length * 1_100 * 0.75).toBeLessThan(width);
  expect(svg).toContain(`<title>${name}</title>`);
});
