import { escapeUTF8 } from 'entities';

/** What XML 1.0 has no way to write at all: control characters, halves of pairs, two codes that are no characters. */
const UNWRITABLE =
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const writable = (text: string): string => text.replace(UNWRITABLE, '');

export const escapeXml = (text: string): string => escapeUTF8(writable(text));

/** Text as it is; its own end mark is parted between two sections. */
export const cdata = (text: string): string => `<![CDATA[${writable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

type Attributes = Record<string, string | number | undefined>;

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${escapeXml(String(value))}"`))
    .join('');

export const element = (name: string, text: string | number, attributes: Attributes = {}): string =>
  `<${name}${attributesOf(attributes)}>${escapeXml(String(text))}</${name}>`;

export const opening = (name: string, attributes: Attributes = {}): string => `<${name}${attributesOf(attributes)}>`;
