export interface MapsOptions {
  apikey: string;
  /** Language and country of the labels. */
  lang?: string;
  version?: string;
  domain?: string;
  /** Makes the service throw when it is misused. */
  strictMode?: boolean;
  /** Keys of other services: router, geocoder, search, suggest. */
  servicesApikeys?: Record<string, string>;
  /** Packages of the service to load with it. */
  importModules?: string[];
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

/** Validates the options before anything is loaded: the service itself would only respond with 403. */
export function completeOptions(options: MapsOptions): Required<MapsOptions> {
  if (!options.apikey) throw new Error('The apikey of the maps service is missing: set MAPS_KEY of the API');
  const unknown = Object.keys(options).filter((key) => !known.includes(key));
  if (unknown.length)
    throw new Error(`Unknown options of the maps service: ${unknown.join(', ')}. Known options: ${known.join(', ')}`);
  return { ...defaults, ...options };
}

export const scriptAddress = ({ domain, version, lang, apikey }: Required<MapsOptions>): string =>
  `${domain}/${version}/?${new URLSearchParams({ lang, apikey })}`;
