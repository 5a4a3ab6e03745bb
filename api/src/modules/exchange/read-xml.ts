import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { ExchangeFailure } from './exchange-failure.ts';

export type XmlElement = {
  name: string;
  /** In the file, from 1. */
  line: number;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

/** Deeper than any document of CommerceML, except a tree of groups. */
const MAX_DEPTH = 100;

/** Reports a file that is not what it should be. A file that only lacks its end may become whole with its next part. */
export class BrokenXml extends ExchangeFailure {
  override name = 'BrokenXml';

  constructor(line: number, reason: string) {
    super(`Строка ${line}: ${reason}`);
  }
}

/** Follows the declaration of the file; without one it is UTF-8. */
function decoderOf(start: Uint8Array): TextDecoder {
  const [, encoding = 'utf-8'] =
    /encoding\s*=\s*["']([\w-]+)["']/.exec(Buffer.from(start).toString('latin1', 0, 200)) ?? [];
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new BrokenXml(1, `кодировка ${encoding} не поддерживается, нужна UTF-8`);
  }
}

type Readers = {
  /** Called with each element at one of these paths, such as `Каталог/Товары/Товар`, complete with its content. */
  elements: Readonly<Record<string, (element: XmlElement) => void>>;
  /** Called at the start of each element outside of them. */
  opened?: (path: string, attributes: Readonly<Record<string, string>>) => void;
};

/**
 * Reads a file of CommerceML as it arrives, and serves other requests in between. Only the elements at the given paths
 * are kept, each until its reader returns. A document type is rejected, so that there are no entities but those of XML.
 */
export async function readXml(parts: AsyncIterable<Uint8Array>, { elements, opened }: Readers): Promise<void> {
  const parser = new SaxesParser();
  const path: string[] = [];
  /** The element to keep and those inside it that are open. */
  const kept: XmlElement[] = [];
  let isRootRead = false;
  parser.on('error', ({ message }) => {
    throw new BrokenXml(parser.line, `файл XML повреждён (${message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')})`);
  });
  parser.on('doctype', () => {
    throw new BrokenXml(parser.line, 'объявление DOCTYPE не принимается');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length >= MAX_DEPTH) throw new BrokenXml(parser.line, `вложенность больше ${MAX_DEPTH}`);
    if (path.length === 0 && name !== 'КоммерческаяИнформация')
      throw new BrokenXml(parser.line, `вместо КоммерческаяИнформация начинается элемент ${name}`);
    isRootRead = true;
    path.push(name);
    const at = path.slice(1).join('/');
    if (kept.length === 0 && !elements[at]) return opened?.(at, attributes);
    const element: XmlElement = { name, line: parser.line, attributes, children: [], text: '' };
    kept.at(-1)?.children.push(element);
    kept.push(element);
  });
  const addText = (text: string) => {
    const element = kept.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = kept.pop();
    if (element && kept.length === 0) elements[path.slice(1).join('/')]?.(element);
    path.pop();
  });
  let decoder: TextDecoder | undefined;
  const decode = (bytes?: Uint8Array) => {
    try {
      return (decoder ??= decoderOf(bytes ?? new Uint8Array())).decode(bytes, { stream: bytes !== undefined });
    } catch (error) {
      if (error instanceof ExchangeFailure) throw error;
      throw new BrokenXml(parser.line, 'текст не в той кодировке, которую объявляет файл');
    }
  };
  for await (const bytes of parts) {
    parser.write(decode(bytes));
    await setImmediate();
  }
  parser.write(decode()).close();
  if (!isRootRead) throw new BrokenXml(1, 'файл пуст');
}

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);

/** The elements at a path, such as `Цены/Цена`. */
export const within = (element: XmlElement, path: string): XmlElement[] =>
  path.split('/').reduce<XmlElement[]>((found, name) => found.flatMap((one) => childrenOf(one, name)), [element]);

/** The text at a path, or an empty one. */
export const textAt = (element: XmlElement, path: string): string => within(element, path)[0]?.text.trim() ?? '';
