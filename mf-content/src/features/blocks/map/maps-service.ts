/** [longitude, latitude], as in the maps service. */
export type Coordinates = [number, number];

interface LiveMap {
  addChild: (child: object) => unknown;
  destroy: () => void;
}

/** The used subset of the maps service: https://yandex.ru/maps-api/docs/js-api/ */
export interface MapsService {
  ready: Promise<void>;
  strictMode: boolean;
  import: (module: string) => Promise<unknown>;
  getDefaultConfig: () => { setApikeys: (keys: Record<string, string>) => void };
  YMap: new (
    container: HTMLElement,
    props: { location: { center: Coordinates; zoom: number }; mode: 'raster' },
  ) => LiveMap;
  YMapDefaultSchemeLayer: new (props: object) => object;
  YMapDefaultFeaturesLayer: new (props: object) => object;
  YMapMarker: new (props: { coordinates: Coordinates }, element: HTMLElement) => object;
}

declare global {
  interface Window {
    ymaps3?: MapsService;
  }
}
