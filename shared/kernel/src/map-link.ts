/** Link to a point on the map service's site; a link, so that nothing of the service loads before a click. */
export const mapLink = (longitude: number, latitude: number): string =>
  `https://yandex.ru/maps/?pt=${longitude},${latitude}&z=16`;
