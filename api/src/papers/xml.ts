import { escapeUTF8 } from 'entities';

/** Characters that XML 1.0 cannot represent: control characters, lone surrogates and two noncharacters. */
const INVALID_IN_XML =
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const withoutInvalid = (text: string): string => text.replace(INVALID_IN_XML, '');

/** Characters that escaping may change or remove. Most texts have none, and are not scanned again. */
const SPECIAL = /["&'<>\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]/;

export const escapeXml = (text: string): string => (SPECIAL.test(text) ? escapeUTF8(withoutInvalid(text)) : text);

/** Wraps text in CDATA. An end mark in the text is split between two sections. */
export const cdata = (text: string): string =>
  `<![CDATA[${withoutInvalid(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

type Attributes = Record<string, string | number | undefined>;

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${escapeXml(String(value))}"`))
    .join('');

export const element = (name: string, text: string | number, attributes?: Attributes): string =>
  `<${name}${attributes ? attributesOf(attributes) : ''}>${escapeXml(String(text))}</${name}>`;

export const opening = (name: string, attributes: Attributes = {}): string => `<${name}${attributesOf(attributes)}>`;
