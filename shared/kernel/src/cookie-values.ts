/**
 * Returns all values of the cookies with this name, decoded, in the order of the header. A browser sends several when the
 * parent domain or another path has set a cookie of the same name; the first one is not necessarily the right one.
 */
export function cookieValues(header: string | undefined, name: string): string[] {
  const values = (header ?? '').split(';').flatMap((pair) => {
    const [key = '', ...rest] = pair.split('=');
    return key.trim() === name && rest.length > 0 ? [decoded(rest.join('=').trim())] : [];
  });
  return [...new Set(values)];
}

function decoded(value: string): string {
  const bare = value.startsWith('"') && value.endsWith('"') && value.length > 1 ? value.slice(1, -1) : value;
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}
