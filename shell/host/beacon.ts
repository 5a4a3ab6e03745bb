import { Beacon } from '@site/contracts/beacon';
import { BEACON_ADDRESS } from '@site/contracts/beacon-address';
import { partModule, type Composition } from '@site/contracts/composition';
import type { FastifyPluginAsync } from 'fastify';
import type { Live } from '../releases/live.ts';
import type { HealthCounter } from '../releases/watch/counter.ts';
import { createBodies } from './bodies.ts';
import { refuseHostileBody } from './hostile-requests.ts';
import type { HostLimits } from './limits.ts';
import { isOwnPage } from './own-page.ts';
import { PerMinute } from './per-minute.ts';
import { Refusal } from './refusal.ts';
import { visitorNetwork } from './visitor-address.ts';

interface BeaconOptions {
  live: Live;
  health: HealthCounter;
  limits: HostLimits;
  siteOrigin: string;
}

/**
 * Counts the reports of browsers about their pages. Rejects other sites, compositions that no visitor gets, and pages that
 * do not exist, so that the live releases bound the size of the counts. Responds without a body.
 */
export const beaconRoute: FastifyPluginAsync<BeaconOptions> = async (app, { live, health, limits, siteOrigin }) => {
  const recent = new PerMinute(limits.beacons.perAddress);

  app.addHook('onRequest', refuseHostileBody);
  app.addHook('onRequest', async (request) => {
    if (!isOwnPage(request, siteOrigin)) throw new Refusal(403);
    if (recent.add(visitorNetwork(request))) throw new Refusal(429);
  });
  app.addHook('preParsing', createBodies(limits));

  // `sendBeacon` sends a string as text/plain.
  app.post<{ Body: string }>(BEACON_ADDRESS, { bodyLimit: limits.beacons.bytes }, async (request, reply) => {
    const { data: beacon } = Beacon.safeParse(jsonOf(request.body));
    if (!beacon) throw new Refusal(400);
    const composition = live.composition(beacon.composition);
    if (!composition) throw new Refusal(409);
    if (!beacon.views.every((view) => exists(composition, view))) throw new Refusal(400);
    health.viewed(composition, beacon, visitorNetwork(request));
    return reply.code(204).send();
  });
};

function exists({ shell, remotes }: Composition, { remote, page }: Beacon['views'][number]): boolean {
  const release = [shell, ...remotes].find(({ name }) => name === remote);
  return (
    release !== undefined &&
    (Object.hasOwn(release.pages, page) || Object.keys(release.parts).some((part) => partModule(part) === page))
  );
}

function jsonOf(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
