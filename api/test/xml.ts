import { SaxesParser } from 'saxes';

export type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] };

/** Parses XML strictly; throws when it is not well-formed. */
export function parseXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes: { ...attributes }, text: '', children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (part: string) => void (open.at(-1)!.text += part);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  return root.children[0]!;
}

export const all = (element: Element, name: string): Element[] =>
  element.children.filter((child) => child.name === name);
export const one = (element: Element, name: string): Element => {
  const [found, ...others] = all(element, name);
  if (!found || others.length)
    throw new Error(`Expected one <${name}> in <${element.name}>, found ${all(element, name).length}`);
  return found;
};
