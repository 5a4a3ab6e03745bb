import type { SiteData } from '@site/contracts/site-data';
import { parseUrl } from '@site/kernel/parse-url';

/** External sources allowed by a page's policy, by directive. */
export type OutsideSources = Record<'connect' | 'style' | 'worker', string[]>;

/**
 * https://yandex.ru/maps-api/docs/js-api/common/connection/csp.html, without `unsafe-eval`, which raster maps do not
 * need.
 */
const mapsService = ['https://api-maps.yandex.ru', 'https://*.api-maps.yandex.ru'];
const noMaps: OutsideSources = { connect: [], style: [], worker: [] };
const maps: OutsideSources = {
  connect: [...mapsService, 'https://*.maps.yandex.net'],
  style: [...mapsService, 'https://yastatic.net'],
  worker: [...mapsService, 'data:'],
};

export function outsideSources(settings?: SiteData['settings']): OutsideSources {
  const { company_lookup, analytics_counter, maps_key } = settings ?? {};
  const lookup = company_lookup && parseUrl(company_lookup.url);
  const { connect, style, worker } = maps_key ? maps : noMaps;
  return {
    connect: [
      // A relative URL is the site's own substitute for the service.
      ...(lookup ? [lookup.origin] : []),
      ...(analytics_counter ? ['https://mc.yandex.ru'] : []),
      ...connect,
    ],
    style,
    worker,
  };
}
