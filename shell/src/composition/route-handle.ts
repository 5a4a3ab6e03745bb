import type { PageName } from '@site/contracts/renderer';
import type { RouteDefinition } from '@site/contracts/remote';

/** The router's `handle` of a page: its declaration, and the release of its remote. */
export interface RouteHandle {
  route: RouteDefinition;
  remote?: { name: string; version: string };
}

export const pageName = ({ route, remote }: RouteHandle, shellVersion: string): PageName => ({
  remote: remote?.name ?? 'shell',
  version: remote?.version ?? shellVersion,
  page: route.page ?? '',
});
