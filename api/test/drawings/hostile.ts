import { crc32, deflateSync, gzipSync } from 'node:zlib';

/** `refused`: a part of the message. Otherwise the file is accepted without its dangers, with these notes. */
type Hostile = { content: string | Buffer; refused?: string; notes?: string[] };

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${XLINK} width="40" height="40" ${root}><rect width="30" height="30"/>${inside}</svg>`;
const before = (prolog: string, inside = '') => `${prolog}${svg(inside)}`;

const SCRIPTS = ['Убрано: скрипты'];
const LINKS = ['Убрано: ссылки'];
const MOTION = ['Убрано: анимация: чертёж неподвижен'];
const HTML = ['Убрано: разметка HTML'];
const OUTSIDE = 'ссылается на другой файл или сайт';
const PICTURE = 'не внутри файла';
const STYLES = 'Стили чертежа — в другом файле';
const ENTITIES = 'сущности XML';
const FOREIGN = 'foreignObject';
const BROKEN = 'Чертёж повреждён';
const NO_SIZE = 'Размер чертежа не читается';

const script = 'alert(document.domain)';
const htmlData = 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==';
const nested = Buffer.from(svg(`<script>${script}</script>`)).toString('base64');

/** A chain of copies: each has ten of the former. */
const copies = Array.from(
  { length: 9 },
  (_, level) => `<g id="u${level + 1}">${`<use href="#u${level}"/>`.repeat(10)}</g>`,
).join('');

export const hostileDrawings: Record<string, Hostile> = {
  // Scripts.
  script: { content: svg(`<script>${script}</script>`), notes: SCRIPTS },
  'script by address': { content: svg('<script xlink:href="https://evil.test/x.js"/>'), notes: SCRIPTS },
  'script in CDATA': { content: svg(`<script type="text/ecmascript"><![CDATA[${script}]]></script>`), notes: SCRIPTS },
  'script with a prefix': {
    content: svg(`<s:script xmlns:s="http://www.w3.org/2000/svg">${script}</s:script>`),
    notes: SCRIPTS,
  },
  'script in definitions': { content: svg(`<defs><g><script>${script}</script></g></defs>`), notes: SCRIPTS },
  'script of HTML': {
    content: svg(`<h:script xmlns:h="http://www.w3.org/1999/xhtml">${script}</h:script>`),
    notes: HTML,
  },
  onload: { content: svg('', `onload="${script}"`), notes: SCRIPTS },
  'onload in capitals': { content: svg('', `ONLOAD="${script}" OnClick="${script}"`) },
  onclick: { content: svg(`<circle r="9" onclick="${script}" onfocusin="${script}" tabindex="1"/>`), notes: SCRIPTS },
  onbegin: { content: svg(`<animate onbegin="${script}" attributeName="x" dur="1s"/>`), notes: MOTION },
  handler: {
    content: svg(`<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${script}</handler>`),
  },
  // Links.
  'link javascript': { content: svg(`<a href="javascript:${script}"><circle r="9"/></a>`), notes: LINKS },
  'link JaVaScRiPt': { content: svg(`<a xlink:href="JaVaScRiPt:${script}"><circle r="9"/></a>`), notes: LINKS },
  'link with a tab': { content: svg(`<a href="java&#9;script:${script}"><circle r="9"/></a>`), notes: LINKS },
  'link with a new line': {
    content: svg(`<a xlink:href=" java&#10;script&#58;${script}"><circle r="9"/></a>`),
    notes: LINKS,
  },
  'link in entities': { content: svg(`<a href="&#x6A;avascript:${script}"><circle r="9"/></a>`), notes: LINKS },
  'link data': { content: svg(`<a href="${htmlData}" target="_top"><circle r="9"/></a>`), notes: LINKS },
  'link outside': { content: svg('<a href="https://evil.test/"><circle r="9"/></a>'), notes: LINKS },
  'link by another prefix': {
    content: svg(`<a xmlns:y="http://www.w3.org/1999/xlink" y:href="javascript:${script}"><circle r="9"/></a>`),
    notes: LINKS,
  },
  'link of MathML': {
    content: svg(
      `<math xmlns="http://www.w3.org/1998/Math/MathML" href="javascript:${script}"><mtext>x</mtext></math>`,
    ),
  },
  // Animations that set a reference.
  'set href': {
    content: svg(`<a href="#x"><set attributeName="href" to="javascript:${script}"/><circle r="9"/></a>`),
    notes: ['Убрано: ссылки, анимация: чертёж неподвижен'],
  },
  'animate href': {
    content: svg(`<g><animate attributeName="xlink:href" values="javascript:${script}"/></g>`),
    notes: MOTION,
  },
  'animate motion': {
    content: svg('<animateMotion path="M0 0"><mpath xlink:href="https://evil.test/p.svg#p"/></animateMotion>'),
    notes: MOTION,
  },
  // HTML inside.
  foreignObject: {
    content: svg(`<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="${script}"/></foreignObject>`),
    refused: FOREIGN,
  },
  'foreignObject in a switch': {
    content: svg(
      `<switch><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.test/"/></foreignObject><circle r="9"/></switch>`,
    ),
  },
  iframe: { content: svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.test/"/>'), notes: HTML },
  'image of HTML': {
    content: svg(`<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="https://evil.test/x.png" onerror="${script}"/>`),
    notes: HTML,
  },
  'stylesheet of HTML': {
    content: svg('<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="https://evil.test/x.css"/>'),
    notes: HTML,
  },
  'video, audio, canvas': {
    content: svg(
      '<video src="https://evil.test/a.mp4"/><audio src="https://evil.test/a.mp3"/><canvas/><iframe src="https://evil.test/"/>',
    ),
  },
  'HTML at the root': {
    content: `<html xmlns="http://www.w3.org/1999/xhtml"><script>${script}</script></html>`,
    refused: 'не SVG',
  },
  // Entities, document types, processing instructions.
  'entity of a file': {
    content: before('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '<text>&x;</text>'),
    refused: ENTITIES,
  },
  'entity of an address': {
    content: before('<!DOCTYPE svg [<!ENTITY x PUBLIC "a" "https://evil.test/x">]>', '<text>&x;</text>'),
    refused: ENTITIES,
  },
  'parameter entity': {
    content: before('<!DOCTYPE svg [<!ENTITY % x SYSTEM "https://evil.test/x.dtd"> %x;]>'),
    refused: ENTITIES,
  },
  'billion laughs': {
    content: before(
      `<!DOCTYPE svg [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`).join('')}]>`,
      '<text>&j;</text>',
    ),
    refused: ENTITIES,
  },
  'quadratic entities': {
    content: before(`<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(1000)}">]>`, `<text>${'&a;'.repeat(20_000)}</text>`),
    refused: 'слишком много элементов',
  },
  'markup in an entity': {
    content: before(`<!DOCTYPE svg [<!ENTITY a "<script>${script}</script>">]>`, '&a;'),
    refused: ENTITIES,
  },
  'external document type': { content: before('<!DOCTYPE svg SYSTEM "https://evil.test/x.dtd">') },
  'xml-stylesheet': {
    content: before('<?xml-stylesheet type="text/xsl" href="https://evil.test/x.xsl"?>'),
    refused: STYLES,
  },
  'xml-stylesheet inside': { content: svg('<?xml-stylesheet href="data:text/css,*%7B%7D"?>'), refused: STYLES },
  'other instruction': { content: svg(`<?php ${script} ?>`) },
  // References.
  'use by address': { content: svg('<use href="https://evil.test/x.svg#a"/>'), refused: OUTSIDE },
  'use by data': { content: svg(`<use xlink:href="data:image/svg+xml;base64,${nested}#a"/>`), refused: OUTSIDE },
  'use javascript': { content: svg(`<use href="javascript:${script}"/>`), refused: OUTSIDE },
  'image by address': {
    content: svg('<image href="https://evil.test/x.png" width="9" height="9"/>'),
    refused: PICTURE,
  },
  'image without a scheme': {
    content: svg('<image xlink:href="//evil.test/x.png" width="9" height="9"/>'),
    refused: PICTURE,
  },
  'image of a file': {
    content: svg('<image xlink:href="file:///C:/logo.png" width="9" height="9"/>'),
    refused: PICTURE,
  },
  'image of SVG': {
    content: svg(`<image href="data:image/svg+xml;base64,${nested}" width="9" height="9"/>`),
    refused: 'не PNG, JPEG, GIF, WebP',
  },
  'image of HTML data': {
    content: svg(`<image href="${htmlData}" width="9" height="9"/>`),
    refused: 'не PNG, JPEG, GIF, WebP',
  },
  'HTML as PNG': {
    content: svg(
      `<image href="data:image/png;base64,${Buffer.from(`<script>${script}</script>`).toString('base64')}" width="9" height="9"/>`,
    ),
    refused: 'не PNG, JPEG, GIF, WebP',
  },
  'filter by address': {
    content: svg('<filter id="f"><feImage href="https://evil.test/x.png"/></filter>'),
    refused: PICTURE,
  },
  'gradient by address': {
    content: svg('<linearGradient id="g" xlink:href="https://evil.test/x.svg#g"/>'),
    refused: OUTSIDE,
  },
  'text path by address': {
    content: svg('<text><textPath href="https://evil.test/x.svg#p">x</textPath></text>'),
    refused: OUTSIDE,
  },
  'base address': {
    content: svg('<image href="x.png" width="9" height="9"/>', 'xml:base="https://evil.test/"'),
    refused: PICTURE,
  },
  'tref, color-profile, cursor': {
    content: svg(
      '<tref xlink:href="https://evil.test/x"/><color-profile name="p" xlink:href="https://evil.test/x.icc"/><cursor xlink:href="https://evil.test/x.cur"/>',
    ),
  },
  // Styles.
  'fill by address': { content: svg('<circle r="9" fill="url(https://evil.test/x.svg#a)"/>'), refused: OUTSIDE },
  'filter of a style': {
    content: svg('<circle r="9" style="filter:url(\'//evil.test/x.svg#a\')"/>'),
    refused: OUTSIDE,
  },
  'background by address': { content: svg('<circle r="9" style="fill:red;background:url(https://evil.test/x.png)"/>') },
  'fill with escapes': {
    content: svg(
      '<circle r="9" fill="u\\72l(https://evil.test/x.svg#a)" style="fill:\\75rl(https://evil.test/y#a);mask:ur\\6c (https://evil.test/z#a)"/>',
    ),
  },
  'image-set and src': {
    content: svg(
      '<circle r="9" style="mask:image-set(\'https://evil.test/x.png\' 1x);clip-path:src(\'https://evil.test/x\')"/>',
    ),
  },
  'behavior, expression, binding': {
    content: svg(
      `<circle r="9" style="behavior:url(https://evil.test/x.htc);-moz-binding:url(https://evil.test/x.xml#b);width:expression(${script})"/>`,
    ),
  },
  'cursor of a style': {
    content: svg(
      '<circle r="9" cursor="url(https://evil.test/x.cur)" style="cursor:url(https://evil.test/x.cur),auto"/>',
    ),
  },
  '@import': { content: svg('<style>@import "https://evil.test/x.css";</style>'), refused: STYLES },
  '@import url in CDATA': {
    content: svg('<style><![CDATA[@\\69mport url(https://evil.test/x.css);rect{fill:red}]]></style>'),
    refused: STYLES,
  },
  '@font-face': {
    content: svg('<style>@font-face{font-family:A;src:url(https://evil.test/x.woff2)}rect{fill:red}</style>'),
  },
  '@namespace and others': {
    content: svg(
      '<style>@charset "utf-7";@namespace x url(https://evil.test/);@media all{rect{fill:url(https://evil.test/)}}@keyframes k{to{fill:url(https://evil.test/x)}}</style>',
    ),
  },
  'selector that closes the style': {
    content: svg(`<style>a[b="&lt;/style&gt;&lt;img src=x onerror=${script}&gt;"]{fill:red}</style>`),
  },
  'stylesheet by address': {
    content: svg('<style>rect{fill:url("https://evil.test/x.svg#a")}</style>'),
    refused: OUTSIDE,
  },
  'rule in a rule': {
    content: svg('<style>g{rect{fill:url(https://evil.test/x)}@import url(https://evil.test/y);fill:red}</style>'),
  },
  'broken stylesheet': {
    content: svg('<style>rect{fill:red;}}} @im/**/port "https://evil.test/x"; {;url(https://evil.test/y)</style>'),
  },
  'comment in CSS': { content: svg('<style>/* <script>alert(1)</script> https://evil.test */rect{fill:red}</style>') },
  // Mutations: markup that an HTML parser would read another way.
  'style with an image': { content: svg(`<style><img src="x" onerror="${script}"/></style>`) },
  'style and a link': {
    content: svg(`<p></p><style><a id="&lt;/style&gt;&lt;img src=1 onerror=${script}&gt;"/></style>`),
  },
  'title with HTML': {
    content: svg(
      `<title><style><img src="x" onerror="${script}"/></style></title><desc><h:b xmlns:h="http://www.w3.org/1999/xhtml" onclick="${script}"/></desc>`,
    ),
  },
  'MathML in SVG': {
    content: svg(
      `<math xmlns="http://www.w3.org/1998/Math/MathML"><mtext><table><mglyph><style><img src="x" onerror="${script}"/></style></mglyph></table></mtext></math>`,
    ),
  },
  'annotation of MathML': {
    content: svg(
      `<math xmlns="http://www.w3.org/1998/Math/MathML"><annotation-xml encoding="text/html"><svg xmlns="http://www.w3.org/2000/svg" onload="${script}"/></annotation-xml></math>`,
    ),
  },
  'attribute that closes a tag': {
    content: svg(
      `<g id="--&gt;&lt;script&gt;${script}&lt;/script&gt;" class="]]&gt;&lt;img onerror=${script}&gt;"><circle r="9"/></g>`,
    ),
  },
  'comment with markup': { content: svg(`<!--><script>${script}</script>-->`) },
  'CDATA with markup': { content: svg(`<g><![CDATA[<script>${script}</script>]]></g>`) },
  'SVG in another namespace': {
    content: svg(`<x:g xmlns:x="urn:x"><script xmlns="http://www.w3.org/2000/svg">${script}</script></x:g>`),
  },
  'duplicate attribute': { content: svg(`<circle r="9" href="#a" href="javascript:${script}"/>`), refused: BROKEN },
  'not well-formed': { content: svg(`<img src=x onerror=${script}>`), refused: BROKEN },
  // Encodings and containers.
  'UTF-7': {
    content: `<?xml version="1.0" encoding="UTF-7"?>${svg('+ADw-script+AD4-alert(1)+ADw-/script+AD4-')}`,
    refused: 'Кодировка UTF-7',
  },
  'UTF-16 with a script': {
    content: Buffer.from(`\uFEFF${svg(`<script>${script}</script>`)}`, 'utf16le'),
    notes: SCRIPTS,
  },
  'UTF-16 big-endian': {
    content: Buffer.from(`\uFEFF${svg(`<a href="javascript:${script}"><circle r="9"/></a>`)}`, 'utf16le').swap16(),
    notes: LINKS,
  },
  'UTF-32': { content: Buffer.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0]), refused: 'Кодировка UTF-32' },
  EBCDIC: { content: Buffer.from([0x4c, 0x6f, 0xa7, 0x94, 0x93, 0x40]), refused: 'не SVG' },
  'damaged UTF-8': {
    content: Buffer.concat([Buffer.from(svg('')), Buffer.from([0xc0, 0xbc])]),
    refused: 'Кодировка UTF-8',
  },
  gzip: { content: gzipSync(svg(`<script>${script}</script>`)), refused: 'SVGZ' },
  'zero bytes': { content: svg(`<scr\u0000ipt>${script}</scr\u0000ipt>`), refused: BROKEN },
  'no drawing': { content: Buffer.from('Здравствуйте'), refused: 'не SVG' },
  empty: { content: Buffer.from(' '), refused: 'не SVG' },
  // Size and cost.
  'deep nesting': {
    content: svg(`${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`),
    refused: 'слишком много вложенных групп',
  },
  'many elements': { content: svg('<g/>'.repeat(30_001)), refused: 'слишком много элементов' },
  'copies of copies': { content: svg(`<g id="u0"><path d="M0 0"/></g>${copies}`), refused: 'Копии в чертеже' },
  'copy of itself': { content: svg('<g id="a"><use href="#a"/></g>'), refused: 'Копии в чертеже' },
  'huge path': { content: svg(`<path d="M0 0${'l1 1h-1'.repeat(20_000)}" stroke="#000"/>`) },
  'huge picture': {
    content: svg(`<image width="9" height="9" href="data:image/png;base64,${flatPng(8000, 8000)}"/>`),
    refused: 'больше 50 млн точек',
  },
  'zero size': { content: svg('').replace('width="40" height="40"', 'width="0" height="40"'), refused: NO_SIZE },
  'negative size': { content: svg('').replace('width="40" height="40"', 'width="-40" height="40"'), refused: NO_SIZE },
  'NaN size': { content: svg('').replace('width="40" height="40"', 'width="NaN" height="Infinity"'), refused: NO_SIZE },
  'huge size': { content: svg('').replace('width="40" height="40"', 'width="1e999" height="40"'), refused: NO_SIZE },
  'zero view box': { content: svg('').replace('width="40" height="40"', 'viewBox="0 0 0 0"'), refused: NO_SIZE },
  'view box of words': { content: svg('').replace('width="40" height="40"', 'viewBox="0 0 a b"'), refused: NO_SIZE },
  'no size': { content: svg('').replace('width="40" height="40"', 'width="100%"'), refused: 'нет размера' },
  'a line': { content: svg('').replace('width="40" height="40"', 'viewBox="0 0 1 9999"'), refused: 'слишком узкий' },
  'nothing to see': {
    content: svg('').replace('width="30" height="30"', 'width="0" height="0"'),
    refused: 'ничего не видно',
  },
};

/** A PNG of one colour. */
function flatPng(width: number, height: number): string {
  const chunk = (kind: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length);
    frame.writeUInt32BE(crc32(content), 4);
    return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  const pixels = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)));
  const sign = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]).toString(
    'base64',
  );
}

/** Blurs and noise that take minutes. */
export const filterBomb = svg(
  `<filter id="f" x="0" y="0" width="1" height="1">${'<feGaussianBlur stdDeviation="499"/><feTurbulence baseFrequency="0.9" numOctaves="99"/>'.repeat(40)}</filter><rect width="40" height="40" filter="url(#f)"/>`,
);
