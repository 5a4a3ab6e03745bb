import type { SiteData } from '@site/contracts/site-data';
import { parseUrl } from '@site/kernel/parse-url';

/** What a page's policy lets in from outside, by directive. */
export type OutsideSources = Record<'connect' | 'style' | 'worker', string[]>;

/** https://yandex.ru/maps-api/docs/js-api/common/connection/csp.html, without `unsafe-eval`: our maps are raster. */
const mapsService = ['https://api-maps.yandex.ru', 'https://*.api-maps.yandex.ru'];
const noMaps: OutsideSources = { connect: [], style: [], worker: [] };
const maps: OutsideSources = {
  connect: [...mapsService, 'https://*.maps.yandex.net'],
  style: [...mapsService, 'https://yastatic.net'],
  worker: [...mapsService, 'data:'],
};

/** Only services that the site's settings name: by default a page talks to nobody but the site. */
export function outsideSources(settings?: SiteData['settings']): OutsideSources {
  const { company_lookup, analytics_counter, maps_key } = settings ?? {};
  const lookup = company_lookup && parseUrl(company_lookup.url);
  const { connect, style, worker } = maps_key ? maps : noMaps;
  return {
    connect: [
      // A relative address is the site's own stand-in.
      ...(lookup ? [lookup.origin] : []),
      ...(analytics_counter ? ['https://mc.yandex.ru'] : []),
      ...connect,
    ],
    style,
    worker,
  };
}
