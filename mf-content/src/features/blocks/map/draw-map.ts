import type { BlockOf } from '@site/contracts/blocks';
import { typograph } from '@site/kernel/typography';
import { loadMaps } from './maps-loader.ts';
import css from './draw-map.module.css';

type Point = BlockOf<'map'>['points'][number];

const element = (tag: 'div' | 'strong' | 'span', className: string | undefined, text = '') =>
  Object.assign(document.createElement(tag), { className: className ?? '', textContent: typograph(text) });

/** Creates a pin that shows its name and address when pressed. */
function pin({ title, text }: Point): HTMLElement {
  const note = element('div', css.note);
  note.append(element('strong', undefined, title), element('span', undefined, text));
  note.hidden = true;
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: css.pin ?? '',
    ariaLabel: title,
    ariaExpanded: 'false',
  });
  button.onclick = () => {
    note.hidden = !note.hidden;
    button.ariaExpanded = String(!note.hidden);
  };
  const marker = element('div', css.marker);
  marker.append(button, note);
  return marker;
}

/** Draws the map of the service in the container. Returns a function that removes it. */
export async function drawMap(
  container: HTMLElement,
  { center, zoom, points }: BlockOf<'map'>,
  apikey: string,
): Promise<() => void> {
  const { YMap, YMapDefaultFeaturesLayer, YMapDefaultSchemeLayer, YMapMarker } = await loadMaps({ apikey });
  // Raster mode: the vector engine needs `unsafe-eval`, which the site's content security policy never allows.
  const map = new YMap(container, { location: { center, zoom }, mode: 'raster' });
  map.addChild(new YMapDefaultSchemeLayer({}));
  map.addChild(new YMapDefaultFeaturesLayer({}));
  for (const point of points) map.addChild(new YMapMarker({ coordinates: point.coords }, pin(point)));
  return () => map.destroy();
}
