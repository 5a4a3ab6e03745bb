import { completeOptions, scriptAddress, type MapsOptions } from './maps-options.ts';
import type { MapsService } from './maps-service.ts';

export type MapsState = 'not loaded' | 'loading' | 'loaded' | 'error';

let state: MapsState = 'not loaded';
let service: Promise<MapsService> | undefined;

export const mapsState = (): MapsState => state;

/** Loads the maps service once per page: concurrent and later calls get the same instance. A failure is not cached. */
export function loadMaps(options: MapsOptions, onServer = typeof document === 'undefined'): Promise<MapsService> {
  service ??= load(options, onServer).catch((error: unknown) => {
    state = 'error';
    service = undefined;
    throw error;
  });
  return service;
}

async function load(options: MapsOptions, onServer: boolean): Promise<MapsService> {
  if (onServer)
    throw new Error('The maps service runs in browsers only: call loadMaps in an effect or an event handler');
  const complete = completeOptions(options);
  state = 'loading';
  await addScript(scriptAddress(complete), complete.scriptAttributes);
  const maps = window.ymaps3;
  if (!maps) throw new Error('The script of the maps service loaded, but window.ymaps3 is missing');
  await maps.ready;
  maps.strictMode = complete.strictMode;
  maps.getDefaultConfig().setApikeys(complete.servicesApikeys);
  await Promise.all(complete.importModules.map((module) => maps.import(module)));
  state = 'loaded';
  return maps;
}

function addScript(src: string, attributes: Record<string, string>): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src, async: true });
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(
        new Error(
          'The script of the maps service failed to load: the service is unreachable, or rejects the key for this address',
        ),
      );
    };
    document.head.append(script);
  });
}
