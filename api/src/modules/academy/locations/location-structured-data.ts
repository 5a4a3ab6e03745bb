import { paths } from '@site/contracts/paths';
import { photoRaster, scenePhotoRaster } from '../../media/picture-urls.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import type { PicturedLocation } from './location-repository.ts';

const rastersOf = ({ photo, photos }: PicturedLocation) =>
  photo ? [photoRaster(photo)] : photos.map(({ scene }) => scenePhotoRaster(scene));

/** https://schema.org/Place */
export function locationStructuredData(location: PicturedLocation, seo: SeoBuilder): Record<string, unknown> {
  const photos = rastersOf(location);
  return {
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
    ...(photos.length > 0 && { photo: photos.map((url) => seo.absolute(url)) }),
    telephone: location.phone,
    url: seo.absolute(paths.academyLocation(location.slug)),
  };
}
