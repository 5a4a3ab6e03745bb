/**
 * Requires an element around conditional text, and around text after a conditional node. A browser's translator replaces
 * text nodes by its own elements. React then fails to remove such a text or to insert before it, and the page is lost
 * (https://github.com/facebook/react/issues/11538). Text that is the only child of an element is safe, because React sets
 * it as a whole.
 *
 * Types are not checked: any variable may be text, except `children` of a block element and a variable in a fragment,
 * which marks it as no text.
 */
export const looseText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      conditional:
        'Expected an element around conditional text, found bare text beside other nodes: wrap it, or it breaks a translated page.',
      behind:
        'Expected an element around this text, found bare text after a conditional node: wrap it, or it breaks a translated page.',
      returned: 'Expected a component to return an element, found bare text: wrap it, or it breaks a translated page.',
      fragment:
        'Expected an element around this text, found a fragment: use an element, or the text breaks a translated page.',
    },
  },
  create: (context) => ({
    JSXElement: (node) => check(context, node),
    JSXFragment: (node) => check(context, node),
    ReturnStatement({ argument }) {
      // Text in a fragment is reported there.
      if (!argument || argument.type === 'JSXFragment' || !kindsOf(argument).has('text')) return;
      const owner = context.sourceCode.getAncestors(argument).findLast(({ type }) => /Function/.test(type));
      if (isComponent(owner)) context.report({ node: argument, messageId: 'returned' });
    },
  }),
};

function check(context, parent) {
  const children = parent.children.filter(isRendered);
  let behindChanging = false;
  for (const child of children) {
    const kinds = kindsOf(child);
    const changing = isChanging(child);
    const mayBeText = kinds.has('text') || (kinds.has('unknown') && !areBlocks(child, parent));
    const report = (messageId) => context.report({ node: child, messageId });
    if (isFragment(parent) && kinds.has('text')) report('fragment');
    else if (changing && mayBeText && children.length > 1) report('conditional');
    else if (behindChanging && mayBeText) report('behind');
    behindChanging = changing && kinds.has('element');
  }
}

const isComponent = ({ id, parent }) => /^[A-Z]/.test((id ?? parent.id)?.name);

/** Returns the kinds that a node may render: 'element', 'text', or 'unknown' when only its type would show it. */
function kindsOf(node) {
  switch (node.type) {
    case 'JSXText':
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return new Set(['text']);
    case 'Literal':
      return new Set(typeof node.value === 'number' || (typeof node.value === 'string' && node.value) ? ['text'] : []);
    case 'JSXElement':
      return isFragment(node) ? kindsOfAll(node.children) : new Set(['element']);
    case 'JSXFragment':
      return kindsOfAll(node.children);
    case 'JSXExpressionContainer':
      return kindsOf(node.expression);
    case 'ConditionalExpression':
      return kindsOfAll([node.consequent, node.alternate]);
    case 'LogicalExpression':
      return kindsOfAll(node.operator === '&&' ? [node.right] : [node.left, node.right]);
    case 'CallExpression':
      return isList(node) ? kindsOfRow(node.arguments.at(-1)) : new Set(['unknown']);
    default:
      return new Set(['unknown']);
  }
}

/** Unknown children of a fragment are marked as no text. */
const kindsOfAll = (nodes) =>
  new Set(
    nodes
      .filter(isRendered)
      .flatMap((node) => [...kindsOf(node)].filter((kind) => kind !== 'unknown' || !inFragment(node))),
  );
const inFragment = ({ parent }) => isFragment(parent);

/** A row with a block body counts as an element: its own elements are checked separately. */
const kindsOfRow = (row) =>
  row.type === 'ArrowFunctionExpression' && row.body.type !== 'BlockStatement'
    ? kindsOf(row.body)
    : new Set(['element']);

const CHANGING = ['ConditionalExpression', 'LogicalExpression'];
const isChanging = ({ expression }) => expression && (CHANGING.includes(expression.type) || isList(expression));

/** `list.map(…)` and `Array.from(…, …)`. */
const isList = ({ type, callee, arguments: args }) =>
  type === 'CallExpression' &&
  (callee.property?.name === 'map' ||
    (callee.object?.name === 'Array' && callee.property.name === 'from' && args.length > 1));

const PHRASING = /^(?:a|b|button|em|h\d|label|legend|li|option|p|s|small|span|strong|summary|time)$/;
const areBlocks = (child, parent) =>
  child.expression?.type === 'Identifier' &&
  child.expression.name === 'children' &&
  !PHRASING.test(parent.openingElement?.name.name);

const isFragment = ({ type, openingElement }) =>
  type === 'JSXFragment' ||
  (type === 'JSXElement' && (openingElement.name.property ?? openingElement.name).name === 'Fragment');

/** Excludes line breaks between tags, and comments. */
const isRendered = (node) =>
  node.type === 'JSXText'
    ? !/^\s*\n\s*$/.test(node.value)
    : node.type !== 'JSXExpressionContainer' || node.expression.type !== 'JSXEmptyExpression';
