/** Parses a URL; returns undefined for a malformed one. Supported browsers lack URL.parse and URL.canParse. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
