import { deepEqual, equal, ok } from 'node:assert/strict';
import { startCluster } from './cluster.ts';
import { compositionOf, goLive, lastChange, nextComposition, swap } from './releases.ts';
import { Visitor } from './visitor.ts';

/** Time after a change until each host serves it, in ms. */
const FOLLOWED_WITHIN = 1000;

/** Shows that the machines of a cluster work as one site. Exits with 1 when they do not. */
const started = performance.now();
const log = (text: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);

const cluster = await startCluster(log);
try {
  log('Publishing and activating the releases');
  await goLive(cluster.env);
  await cluster.startHosts();

  for (const url of cluster.metricsUrls) equal((await fetch(url)).status, 200);
  log('Each host and each API has metrics');

  const [first, second] = cluster.apiUrls.map((url) => new Visitor(url)) as [Visitor, Visitor];
  const plan = '%PDF-1.7 план';
  await first.logIn('+79000000001');
  const file = await first.upload('план.pdf', plan);
  const { id } = await first.order(await first.fillCart(), [file]);
  const there = first.at(second.origin);
  equal(await there.download(id, file), plan);
  log('A file uploaded through API 1 is downloaded through API 2');
  equal((await there.page(`/api/order/${id}/`)).includes(id), true);
  log('An order placed through API 1 is seen through API 2');
  equal(await first.at(cluster.site).download(id, file), plan);
  log('The file and the order are seen through the balancer and a host');

  const before = await compositionOf(cluster.hostUrls[0]!);
  const switched = Promise.all(cluster.hostUrls.map((host) => nextComposition(host, before)));
  equal(await swap('mf-academy', '9.0.0', cluster.folder, cluster.env), undefined);
  const after = await Promise.all(cluster.hostUrls.map(compositionOf));
  deepEqual([after[0] === after[1], after[0] === before], [true, false]);
  const changed = await lastChange(cluster.env);
  const delays = (await switched).map((at) => at - changed);
  ok(Math.max(...delays) < FOLLOWED_WITHIN, `Hosts followed after ${delays.join(' and ')} ms`);
  log(`A remote swapped with one command is live on both hosts, ${delays.join(' and ')} ms after the change`);
} finally {
  await cluster.stop();
}
log('Everything is stopped');
