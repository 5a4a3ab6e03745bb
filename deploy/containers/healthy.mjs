/** `node healthy.mjs <url>`: exits with 0 when the response is 2xx. For health checks, because the image has no curl. */
const { ok } = await fetch(process.argv[2], { signal: AbortSignal.timeout(2500) }).catch(() => ({ ok: false }));
process.exit(ok ? 0 : 1);
