export interface MapsOptions {
  apikey: string;
  /** Language and country of names on the map. */
  lang?: string;
  version?: string;
  domain?: string;
  /** The service throws at its own misuse. */
  strictMode?: boolean;
  /** Keys of the service's further parts: router, geocoder, search, suggest. */
  servicesApikeys?: Record<string, string>;
  /** The service's own packages, loaded with it. */
  importModules?: string[];
  /** Further attributes of the script element. */
  scriptAttributes?: Record<string, string>;
}

const defaults = {
  lang: 'ru_RU',
  version: 'v3',
  domain: 'https://api-maps.yandex.ru',
  strictMode: false,
  servicesApikeys: {},
  importModules: [],
  scriptAttributes: {},
} satisfies Omit<MapsOptions, 'apikey'>;

const known = ['apikey', ...Object.keys(defaults)];

/** Says what is wrong with the options before anything is loaded: the service itself would only answer 403. */
export function completeOptions(options: MapsOptions): Required<MapsOptions> {
  if (!options.apikey) throw new Error('The maps service needs an apikey: give the API the setting MAPS_KEY');
  const unknown = Object.keys(options).filter((key) => !known.includes(key));
  if (unknown.length)
    throw new Error(`Unknown options of the maps service: ${unknown.join(', ')}. It takes ${known.join(', ')}`);
  return { ...defaults, ...options };
}

export const scriptAddress = ({ domain, version, lang, apikey }: Required<MapsOptions>): string =>
  `${domain}/${version}/?${new URLSearchParams({ lang, apikey })}`;
