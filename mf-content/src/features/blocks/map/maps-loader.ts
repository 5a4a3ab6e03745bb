import { completeOptions, scriptAddress, type MapsOptions } from './maps-options.ts';
import type { MapsService } from './maps-service.ts';

export type MapsState = 'not loaded' | 'loading' | 'loaded' | 'error';

let state: MapsState = 'not loaded';
let service: Promise<MapsService> | undefined;

export const mapsState = (): MapsState => state;

/** Loads the maps service once for the page: whoever asks meanwhile or later gets the same one. After a failure it is tried again. */
export function loadMaps(options: MapsOptions, onServer = typeof document === 'undefined'): Promise<MapsService> {
  service ??= load(options, onServer).catch((error: unknown) => {
    state = 'error';
    service = undefined;
    throw error;
  });
  return service;
}

async function load(options: MapsOptions, onServer: boolean): Promise<MapsService> {
  if (onServer) throw new Error('The maps service is a script for browsers: load it in an effect or a handler');
  const complete = completeOptions(options);
  state = 'loading';
  await addScript(scriptAddress(complete), complete.scriptAttributes);
  const maps = window.ymaps3;
  if (!maps) throw new Error('The script of the maps service came without the service');
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
      reject(new Error('The maps service does not answer, or refuses the key at this address'));
    };
    document.head.append(script);
  });
}
