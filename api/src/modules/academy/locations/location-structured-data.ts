import { paths } from '@site/contracts/paths';
import { scenePhotoRaster } from '../../media/picture-urls.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import type { LocationRow } from '../../../tables/academy-tables.ts';

/** https://schema.org/Place */
export const locationStructuredData = (location: LocationRow, seo: SeoBuilder): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Place',
  name: location.title,
  address: {
    '@type': 'PostalAddress',
    addressCountry: 'RU',
    addressLocality: location.city,
    streetAddress: location.address,
  },
  geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
  ...(location.photos.length > 0 && {
    photo: location.photos.map(({ scene }) => seo.absolute(scenePhotoRaster(scene))),
  }),
  telephone: location.phone,
  url: seo.absolute(paths.academyLocation(location.slug)),
});
