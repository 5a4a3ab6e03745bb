/**
 * Makes jsdom's `getComputedStyle` compute only display, visibility, pointer events and inline styles, which queries by role
 * and user-event need for each element: all properties took a quarter of the time of component tests. To be required before
 * jsdom.
 */
const { createRequire } = require('node:module');

// Files of jsdom's own, whose version jest-environment-jsdom chooses.
const ofJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));

const sheet = ofJsdom.resolve('./jsdom/browser/default-stylesheet.js');
const rules = [...ofJsdom('rrweb-cssom').parse(ofJsdom(sheet)).cssRules].map(({ cssText }) => cssText);
require.cache[sheet].exports = rules.filter((rule) => /display|visibility|pointer-events/.test(rule)).join('\n');

const { propertiesWithResolvedValueImplemented: computed } = ofJsdom('./jsdom/living/helpers/style-rules.js');
for (const property of Object.keys(computed)) if (property.endsWith('color')) delete computed[property];
