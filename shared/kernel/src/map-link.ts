/** A point on the map service's own site: nothing of the service is loaded before it is asked for. */
export const mapLink = (longitude: number, latitude: number): string =>
  `https://yandex.ru/maps/?pt=${longitude},${latitude}&z=16`;
