/** Fake maps service: it adds its markers to the container, as the real one does. */
export function serveMaps({ onDestroy = () => {} } = {}) {
  const props: object[] = [];
  class YMap {
    constructor(
      private readonly container: HTMLElement,
      given: object,
    ) {
      props.push(given);
    }
    addChild = (child: { element?: HTMLElement }) => child.element && this.container.append(child.element);
    destroy = onDestroy;
  }
  class YMapMarker {
    constructor(
      readonly place: object,
      readonly element: HTMLElement,
    ) {}
  }
  window.ymaps3 = {
    ready: Promise.resolve(),
    strictMode: false,
    import: async () => ({}),
    getDefaultConfig: () => ({ setApikeys: () => {} }),
    YMap,
    YMapMarker,
    YMapDefaultSchemeLayer: class {},
    YMapDefaultFeaturesLayer: class {},
  };
  return props;
}
