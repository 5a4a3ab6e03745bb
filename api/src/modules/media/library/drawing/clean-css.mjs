import { generate, ident, parse, walk } from 'css-tree';
import { Refusal } from './refusal.mjs';

/** Properties that draw. Others, such as properties of editors, change nothing in a picture. */
const properties = new Set(
  (
    'alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters ' +
    'direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color flood-opacity font ' +
    'font-family font-size font-size-adjust font-stretch font-style font-variant font-weight image-rendering isolation kerning ' +
    'letter-spacing lighting-color line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity ' +
    'overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap ' +
    'stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align text-anchor text-decoration text-decoration-line ' +
    'text-rendering transform transform-box transform-origin unicode-bidi vector-effect visibility white-space word-spacing ' +
    'writing-mode x y cx cy r rx ry width height d'
  ).split(' '),
);

/** Functions of colours, transforms, filters and shapes. No other one is known to load nothing. */
const functions = new Set(
  (
    'rgb rgba hsl hsla hwb lab lch oklab oklch color icc-color device-cmyk calc matrix translate translatex translatey scale ' +
    'scalex scaley rotate skew skewx skewy blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate ' +
    'sepia circle ellipse inset polygon path rect'
  ).split(' '),
);

/**
 * Whether a value loads nothing. Throws for an address outside of the drawing, because the drawing would look different
 * without it.
 */
function isSafe(value) {
  let safe = value.type !== 'Raw';
  walk(value, (node) => {
    if (node.type === 'Url' && !/^#[^\s"'()\\<>]+$/.test(node.value))
      throw new Refusal('external', node.value.slice(0, 80));
    if (node.type === 'Raw' || (node.type === 'Function' && !functions.has(node.name.toLowerCase()))) safe = false;
  });
  return safe;
}

/** @param {import('css-tree').CssNode} node */
const isKept = (node) =>
  node.type === 'Declaration' && properties.has(node.property.toLowerCase()) && isSafe(node.value);

/** Removes the nodes of a list that are not kept. */
function keep(children, isWanted) {
  children.forEach((node, item) => {
    if (!isWanted(node)) children.remove(item);
  });
}

/** Notes font families in `fonts`. */
function noteFonts(list, fonts) {
  walk(list, (node) => {
    if (node.type === 'Declaration' && node.property.toLowerCase() === 'font-family') fonts.add(generate(node.value));
  });
}

/**
 * The declarations of an attribute `style` that are safe.
 *
 * @param {string} text
 * @param {Set<string>} fonts
 */
export function cleanDeclarations(text, fonts) {
  const list = parse(text, { context: 'declarationList', onParseError() {} });
  keep(list.children, isKept);
  noteFonts(list, fonts);
  return generate(list);
}

/** The value as CSS; null when it does not parse. */
function valueOf(text) {
  try {
    return parse(text, { context: 'value', onParseError() {} });
  } catch {
    return null;
  }
}

/**
 * Whether the value of an attribute loads nothing; a presentation attribute is CSS.
 *
 * @param {string} text
 */
export function isSafeValue(text) {
  // Without a bracket a value has neither a function nor an address. No program writes escapes.
  if (text.includes('\\')) return false;
  if (!text.includes('(')) return true;
  const value = valueOf(text);
  return value !== null && isSafe(value);
}

/**
 * The rules of an element `style`, without at-rules: renderers of drawings ignore the harmless ones.
 *
 * @param {string} text
 * @param {Set<string>} fonts
 */
export function cleanStylesheet(text, fonts) {
  const sheet = parse(text, { onParseError() {} });
  keep(sheet.children, (node) => {
    if (node.type === 'Atrule' && ident.decode(node.name).toLowerCase() === 'import') throw new Refusal('stylesheet');
    if (node.type !== 'Rule' || node.prelude.type === 'Raw') return false;
    keep(node.block.children, isKept);
    return true;
  });
  noteFonts(sheet, fonts);
  return generate(sheet);
}
