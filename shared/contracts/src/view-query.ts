/** Parameters of a list's address as a view stores them: without the page and empty ones, in the order of their names. */
export function viewQuery(search: string): string {
  const given = [...new URLSearchParams(search)].filter(([name, value]) => name !== 'page' && value !== '');
  const query = new URLSearchParams(given);
  query.sort();
  return query.toString();
}
