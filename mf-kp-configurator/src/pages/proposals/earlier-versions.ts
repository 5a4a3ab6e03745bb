/** Returns the versions before this one. The slug of the first has no suffix. */
export function earlierVersions(slug: string, version: number): { slug: string; version: number }[] {
  const first = slug.replace(/^(kp-\d{4}-\d{6}).*$/, '$1');
  return Array.from({ length: version - 1 }, (_, index) => ({
    slug: index === 0 ? first : `${first}-${index + 1}`,
    version: index + 1,
  }));
}
