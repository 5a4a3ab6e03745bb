/**
 * Parses the XML subset of drawings strictly: matched tags, unique quoted attributes, escaped text, one root. Returns
 * the root's name; throws where a browser's XML parser would.
 */
export function wellFormed(xml: string): string {
  const open: string[] = [];
  let root = '';
  let position = 0;
  const token = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+="[^"<&]*(?:&#\d+;[^"<&]*)*")*)\s*(\/?)>/gy;
  while (position < xml.length) {
    token.lastIndex = position;
    const match = token.exec(xml);
    if (!match) throw new Error(`Not well-formed at ${position}: ${xml.slice(position, position + 60)}`);
    const [whole, closing, name = '', attributes = '', empty] = match;
    if (open.length === 0 && root !== '') throw new Error('Expected one root element, found a second one');
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) throw new Error(`Duplicate attribute in <${name}>`);
    if (closing) {
      if (open.pop() !== name) throw new Error(`Unexpected </${name}>`);
    } else if (!empty) open.push(name);
    if (open.length === 0) root = name;
    position += whole.length;
  }
  if (open.length > 0) throw new Error(`Unclosed elements: ${open.join(', ')}`);
  return root;
}
