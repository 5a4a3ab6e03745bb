import { createContext, use } from 'react';
import type { ApiClient } from './api-client.ts';

export const ApiReactContext = createContext<ApiClient | null>(null);

/** The API client for components and event handlers; loaders read it from their context. */
export function useApi(): ApiClient {
  const api = use(ApiReactContext);
  if (!api) throw new Error('No API client: wrap the component in ApiReactContext, as the shell does for every page');
  return api;
}
