import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns the text of a PDF with normalised spaces. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  await pdf.destroy();
  return pages.join('\n').replace(/[\s\u00a0]+/g, ' ');
}

/** Returns the URLs of links on the first page. */
export async function pdfLinks(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const annotations = (await (await pdf.getPage(1)).getAnnotations()) as { url?: string }[];
  await pdf.destroy();
  return annotations.flatMap(({ url }) => url ?? []);
}

interface StructureNode {
  role?: string;
  alt?: string;
  children?: StructureNode[];
}
const outline = ({ role, children = [] }: StructureNode): string =>
  role === undefined
    ? ''
    : `${role}${children.some((child) => child.role) ? `(${children.map(outline).join(' ')})` : ''}`;

const alternatives = ({ alt, children = [] }: StructureNode): string[] => [
  ...(alt === undefined ? [] : [alt]),
  ...children.flatMap(alternatives),
];

/** Returns the alternative texts of the figures on the first page. */
export async function pdfAlternatives(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const tree = (await (await pdf.getPage(1)).getStructTree()) as StructureNode | null;
  await pdf.destroy();
  return tree ? alternatives(tree) : [];
}

/** Returns the structure of the first page for screen readers, such as «Root(Document(H1 P Table(TR(TH TH))))», and the language. */
export async function pdfStructure(bytes: Uint8Array): Promise<{ tree: string; language: string }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const tree = (await (await pdf.getPage(1)).getStructTree()) as StructureNode | null;
  const { info } = (await pdf.getMetadata()) as { info: { Language?: string } };
  await pdf.destroy();
  return { tree: tree ? outline(tree) : '', language: info.Language ?? '' };
}
