import { SaxesParser } from 'saxes';
import { Refusal } from './refusal.mjs';

export const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** Encodings of programs that write SVG, as XML declarations name them. UTF-16 has a byte order mark. */
const encodings = new Map([
  ...['utf-8', 'utf8', 'us-ascii', 'ascii'].map((name) => [name, 'utf-8']),
  ...['windows-1251', 'cp1251', 'koi8-r', 'windows-1252', 'iso-8859-1', 'iso-8859-5'].map((name) => [name, name]),
]);
const MARKUP = /^(?:\u00ef\u00bb\u00bf)?\s*</;
const DECLARED = /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/i;

const MAX_ELEMENTS = 30_000;
const MAX_DEPTH = 150;
const MAX_ENTITIES = 100;
const MAX_ENTITY = 1000;
/** Characters of the canonical form, so that entities cannot multiply a file. */
const MAX_CHARACTERS = 10 * 2 ** 20;

/** @param {Buffer} content */
function encodingOf(content) {
  const mark = content.toString('hex', 0, 4);
  if (mark.startsWith('1f8b')) throw new Refusal('compressed');
  if (mark === 'fffe0000' || mark === '0000feff') throw new Refusal('encoding', 'UTF-32');
  if (mark.startsWith('fffe') || mark === '3c003f00' || mark === '3c007300') return 'utf-16le';
  if (mark.startsWith('feff') || mark === '003c003f' || mark === '003c0073') return 'utf-16be';
  if (!MARKUP.test(content.toString('latin1', 0, 300))) throw new Refusal('format');
  const [, declared = 'utf-8'] = DECLARED.exec(content.toString('latin1', 0, 300)) ?? [];
  const encoding = encodings.get(declared.toLowerCase());
  if (!encoding) throw new Refusal('encoding', declared.slice(0, 40));
  return encoding;
}

/** @param {Buffer} content */
function decode(content) {
  const encoding = encodingOf(content);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    throw new Refusal('encoding', encoding.toUpperCase());
  }
}

const ENTITY = /<!ENTITY\s+([A-Za-z][\w.-]*)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;

/**
 * The entities of a document type: Illustrator names namespaces and styles by them. They must be plain text: no markup, no
 * other entities, no files.
 *
 * @param {string} doctype
 */
function entitiesOf(doctype) {
  const declared = [...doctype.matchAll(ENTITY)].map(([, name, one, other]) => [name, one ?? other]);
  const isPlain = declared.every(([, value]) => value.length <= MAX_ENTITY && !/[<&%]/.test(value));
  if (!isPlain || declared.length > MAX_ENTITIES || /<!ENTITY|%/.test(doctype.replace(ENTITY, '')))
    throw new Refusal('entities');
  return declared;
}

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;', '\r': '&#13;', '\t': '&#9;' };
/** @param {string} text */
const escapeText = (text) => text.replace(/[&<>\r]/g, (one) => escapes[one]);
/** @param {string} value */
const escapeValue = (value) => value.replace(/[&<>"\n\r\t]/g, (one) => escapes[one]);

/** Attributes in no namespace, and references and spaces of others under one name. */
function attributesOf(attributes, own) {
  const kept = new Map();
  for (const { uri, local, prefix, value } of Object.values(attributes)) {
    if (prefix === 'xmlns' || local === 'xmlns') continue;
    if (uri === '' || (uri === own && prefix === '')) kept.set(local, value);
    else if (uri === XLINK && local === 'href' && !kept.has('href')) kept.set('href', value);
    else if (uri === XML && local === 'space') kept.set('xml:space', value);
  }
  return kept;
}

/** Elements without a picture: data of editors and tooltips. */
const unseen = new Set(['metadata', 'title', 'desc']);

/**
 * Decodes and parses a file strictly, and returns it as XML with the elements of SVG alone, in one default namespace: no
 * document type, entities, processing instructions, comments and CDATA. `notes`: removed things that the author would miss.
 *
 * @param {Buffer} content
 * @returns {{ xml: string; notes: Set<import('./prepare-drawing.ts').NoteCode> }}
 */
export function readDrawing(content) {
  const text = decode(content);
  if (!/^\uFEFF?\s*</.test(text)) throw new Refusal('format');
  const parser = new SaxesParser({ xmlns: true });
  /** @type {Set<import('./prepare-drawing.ts').NoteCode>} */
  const notes = new Set();
  const out = [];
  let length = 0;
  const write = (part) => {
    length += part.length;
    if (length > MAX_CHARACTERS) throw new Refusal('elements');
    out.push(part);
  };
  /** Names of the open elements as they are written; null: not written, with all inside. */
  const open = [];
  /** @type {string | undefined} */
  let own;
  let elements = 0;

  parser.on('error', () => {
    throw new Refusal(own === undefined ? 'format' : 'malformed', String(parser.line));
  });
  parser.on('doctype', (doctype) => {
    for (const [name, value] of entitiesOf(doctype)) parser.ENTITIES[name] = value;
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') throw new Refusal('stylesheet');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (own === undefined) {
      // A root without a namespace is an oversight of a hand-written file.
      if (local !== 'svg' || (uri !== SVG && uri !== '')) throw new Refusal('format');
      own = uri;
    }
    elements += 1;
    if (elements > MAX_ELEMENTS) throw new Refusal('elements');
    if (open.length >= MAX_DEPTH) throw new Refusal('depth');
    open.push(nameOf(local, uri));
    const name = open.at(-1);
    if (!name) return;
    const kept = attributesOf(attributes, own);
    if (local === 'a') {
      if (kept.delete('href')) notes.add('links');
    }
    const namespace = open.length === 1 ? ` xmlns="${SVG}"` : '';
    const written = [...kept].map(([key, value]) => ` ${key}="${escapeValue(value)}"`);
    write(`<${name}${namespace}${written.join('')}>`);
  });
  parser.on('closetag', () => {
    const name = open.pop();
    if (name) write(`</${name}>`);
  });
  const characters = (part) => {
    if (open.at(-1)) write(escapeText(part));
  };
  parser.on('text', characters);
  parser.on('cdata', characters);

  function nameOf(local, uri) {
    if (open.length > 0 && open.at(-1) === null) return null;
    if (uri !== own) {
      if (uri.endsWith('/xhtml')) notes.add('html');
      return null;
    }
    if (unseen.has(local)) return null;
    // A switch draws its next element instead: Illustrator keeps its own data in one, draw.io its labels.
    if (local === 'foreignObject') {
      if (open.at(-1) !== 'switch') throw new Refusal('foreign');
      return null;
    }
    return local === 'a' ? 'g' : local;
  }

  parser.write(text).close();
  return { xml: out.join(''), notes };
}
