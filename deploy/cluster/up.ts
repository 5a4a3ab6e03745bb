import { startCluster } from './cluster.ts';
import { goLive } from './releases.ts';

/** Runs the cluster until Ctrl-C. */
try {
  const cluster = await startCluster(console.log);
  console.log('Publishing and activating the releases');
  await goLive(cluster.env);
  await cluster.startHosts();
  console.log(`\n  ${cluster.site}\n`);
  console.log(`  Hosts: ${cluster.hostUrls.join(', ')}`);
  console.log(`  APIs: ${cluster.apiUrls.join(', ')}`);
  console.log(`  Metrics: ${cluster.metricsUrls.join(', ')}`);
  console.log(`  Logs and data: ${cluster.folder}\n`);
} catch (error) {
  console.error(error);
  process.exit(1);
}
