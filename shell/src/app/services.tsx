import { createContext, use } from 'react';
import type { ApiClient, SessionStore } from '@site/runtime';
import type { Parts } from '../parts/parts.ts';

/** Services of all pages, created once per page load (browser) or request (server). */
export interface Services {
  api: ApiClient;
  session: SessionStore;
  parts: Parts;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('No services: the shell renders its router inside ServicesContext');
  return services;
}
