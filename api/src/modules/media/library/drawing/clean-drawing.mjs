import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { cleanDeclarations, cleanStylesheet, isSafeValue } from './clean-css.mjs';
import { embeddedPicture } from './embedded-picture.mjs';
import { readDrawing, SVG } from './read-drawing.mjs';
import { Refusal } from './refusal.mjs';

/** Static elements: no scripts, animations, links and HTML. */
const elements = (
  '#text svg g defs symbol use switch style path rect circle ellipse line polyline polygon text tspan textPath image marker ' +
  'clipPath mask pattern linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite ' +
  'feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR ' +
  'feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile ' +
  'feTurbulence'
).split(' ');

const attributes = new Set(
  (
    'xmlns xml:space id class style href x y z x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox ' +
    'preserveAspectRatio version transform gradientTransform gradientUnits spreadMethod patternTransform patternUnits ' +
    'patternContentUnits offset pathLength rotate textLength lengthAdjust startOffset method spacing side clipPathUnits maskUnits ' +
    'maskContentUnits markerUnits markerWidth markerHeight orient refX refY systemLanguage requiredFeatures requiredExtensions ' +
    'media filterUnits primitiveUnits in in2 result mode operator k1 k2 k3 k4 type values tableValues slope intercept amplitude ' +
    'exponent order kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant ' +
    'specularConstant specularExponent scale xChannelSelector yChannelSelector azimuth elevation stdDeviation radius ' +
    'pointsAtX pointsAtY pointsAtZ limitingConeAngle baseFrequency numOctaves seed stitchTiles ' +
    // Presentation attributes.
    'alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters direction ' +
    'display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color flood-opacity font-family ' +
    'font-size font-stretch font-style font-variant font-weight image-rendering kerning letter-spacing lighting-color marker-end ' +
    'marker-mid marker-start mask mask-type opacity overflow paint-order shape-rendering stop-color stop-opacity stroke ' +
    'stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor ' +
    'text-decoration text-rendering transform-origin unicode-bidi vector-effect visibility word-spacing writing-mode'
  ).split(' '),
);

/** Elements that refer to another one of the drawing, and elements that may contain a picture. */
const referring = new Set(['use', 'textPath', 'linearGradient', 'radialGradient', 'pattern', 'filter', 'feImage']);
const picturing = new Set(['image', 'feImage']);

/** Attributes with names in place of values. */
const names = new Set(['id', 'class']);

const animations = /^(?:set|animate\w*|mpath|discard)$/;

/** Elements that a browser makes for one `use` of another. */
const MAX_INSTANCES = 100_000;

/** The reference of an element; null when it is not kept. */
function hrefOf(name, value) {
  const href = value.trim();
  if (href === '') return null;
  if (href.startsWith('#')) return referring.has(name) ? href : null;
  if (picturing.has(name)) return embeddedPicture(href);
  if (referring.has(name)) throw new Refusal('external', href.slice(0, 80));
  return null;
}

/** Refuses a drawing with elements that use each other in a circle, or multiply. */
function checkUses(root) {
  const byId = new Map();
  for (const element of root.querySelectorAll('[id]')) if (!byId.has(element.id)) byId.set(element.id, element);
  /** Null while it is counted. */
  const counts = new Map();
  const count = (element) => {
    const known = counts.get(element);
    if (known === null) throw new Refusal('uses');
    if (known !== undefined) return known;
    counts.set(element, null);
    let sum = 1;
    // `children` of jsdom is evaluated again at each step.
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) sum += count(child);
    const used = element.localName === 'use' && byId.get((element.getAttribute('href') ?? '').slice(1));
    if (used) sum += count(used);
    if (sum > MAX_INSTANCES) throw new Refusal('uses');
    counts.set(element, sum);
    return sum;
  };
  count(root);
}

/**
 * Returns a static drawing that loads nothing, with notes of removed things and the font families of its texts. Throws a
 * `Refusal` for a file that would look different without the removed things.
 *
 * @param {Buffer} content
 */
export function cleanDrawing(content) {
  const { xml, notes } = readDrawing(content);
  const { window } = new JSDOM('');
  const root = new window.DOMParser().parseFromString(xml, 'image/svg+xml').documentElement;
  /** @type {Set<string>} */
  const fonts = new Set();
  const purify = createDOMPurify(window);
  purify.addHook('uponSanitizeElement', (node) => {
    if (node.nodeName === 'style') node.textContent = cleanStylesheet(node.textContent, fonts);
  });
  purify.addHook('uponSanitizeAttribute', (node, data) => {
    const { attrName, attrValue } = data;
    if (!attributes.has(attrName)) return;
    if (attrName === 'href') {
      const href = hrefOf(node.localName, attrValue);
      if (href === null) data.keepAttr = false;
      else data.attrValue = href;
    } else if (attrName === 'style') data.attrValue = cleanDeclarations(attrValue, fonts);
    else if (!names.has(attrName) && !isSafeValue(attrValue)) data.keepAttr = false;
    else if (attrName === 'font-family') fonts.add(attrValue);
  });
  purify.sanitize(root, {
    ...{ IN_PLACE: true, PARSER_MEDIA_TYPE: 'application/xhtml+xml', NAMESPACE: SVG, ALLOWED_NAMESPACES: [SVG] },
    ...{ ALLOWED_TAGS: elements, ALLOWED_ATTR: [...attributes], ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false },
    // Contents of removed elements go, too. Ids clash with nothing, because a drawing is never part of a page.
    ...{ KEEP_CONTENT: false, SANITIZE_DOM: false },
  });
  for (const { element, attribute } of purify.removed) {
    if (element?.nodeName === 'script' || attribute?.name.startsWith('on')) notes.add('scripts');
    if (element && animations.test(element.nodeName)) notes.add('animations');
  }
  checkUses(root);
  return {
    root,
    notes,
    fonts: hasText(root) ? fonts : new Set(),
    serialize: () => new window.XMLSerializer().serializeToString(root),
  };
}

const hasText = (root) => [...root.querySelectorAll('text')].some(({ textContent }) => textContent.trim() !== '');
