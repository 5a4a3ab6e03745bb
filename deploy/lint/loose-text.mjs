/**
 * A translating browser puts elements of its own in the place of text nodes. React then fails to remove such a text, or to
 * insert before it, and the page is lost (https://github.com/facebook/react/issues/11538). So text that comes and goes, or
 * stands behind what does, has an element of its own. Text that is all an element holds is safe: React sets it as a whole.
 *
 * Types are not asked: a variable may be text, unless it is a component's `children` where blocks stand, or is wrapped
 * in a fragment to say that it is none.
 */
export const looseText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      conditional: 'Put this text into an element: coming and going beside others, it breaks a translated page.',
      behind: 'Put this text into an element: behind what comes and goes, it breaks a translated page.',
      returned: 'Return an element around this text: it would come and go with its component.',
      fragment: 'Put this text into an element instead of a fragment, with which it would come and go.',
    },
  },
  create: (context) => ({
    JSXElement: (node) => check(context, node),
    JSXFragment: (node) => check(context, node),
    ReturnStatement({ argument }) {
      // Texts in a fragment have been reported where they stand.
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

/** The kinds that a node may render: 'element', 'text', or 'unknown' where only its type would tell. */
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

/** An unknown of a fragment is marked as no text. */
const kindsOfAll = (nodes) =>
  new Set(
    nodes
      .filter(isRendered)
      .flatMap((node) => [...kindsOf(node)].filter((kind) => kind !== 'unknown' || !inFragment(node))),
  );
const inFragment = ({ parent }) => isFragment(parent);

/** Rows of more than an expression are read where their own elements are. */
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

/** No line breaks between tags, and no comments. */
const isRendered = (node) =>
  node.type === 'JSXText'
    ? !/^\s*\n\s*$/.test(node.value)
    : node.type !== 'JSXExpressionContainer' || node.expression.type !== 'JSXEmptyExpression';
