/** Returns the paths of the pages in the API's site map: an index of files, and the pages that each file lists. */
export async function siteMapPaths(apiOrigin: string, signal: AbortSignal): Promise<string[]> {
  const files = await locationsIn(`${apiOrigin}/sitemap.xml`, signal);
  const paths: string[] = [];
  for (const file of files) {
    if (file.endsWith('.xml')) paths.push(...(await locationsIn(apiOrigin + file, signal)));
    else paths.push(file);
  }
  return paths;
}

async function locationsIn(url: string, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} responds with ${response.status}`);
  const locations = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return Array.from(locations, ([, location]) => new URL(location!).pathname);
}
