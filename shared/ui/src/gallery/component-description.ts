export interface PropertyDescription {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
}

/** What the component page says of a component; made by `scripts/describe-components.ts`. */
export interface ComponentDescription {
  name: string;
  /** `@site/ui/<entry>`. */
  entry: string;
  description: string;
  /** It takes the attributes of its HTML element as well. */
  native: boolean;
  properties: readonly PropertyDescription[];
  /** How the gallery uses it. */
  snippet: string;
}
