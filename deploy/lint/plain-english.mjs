/** Words that begin an inverted or personified sentence. */
const AWKWARD_STARTS = new Set(
  `of who whom whose what whoever whomever whatever whichever those nobody somebody nothing neither nor none such
   as so than answers asks hears knows says tells`.split(/\s+/),
);

/** Words rejected at any position. */
const AWKWARD_WORDS = /\b(whoever|whomever|nobody|somebody|whose|whom|for ever|one may|one can|he|his|him|she|her)\b/i;

/** First words of a clause with its own subject or condition, which cannot complete "it …". */
const SUBJECTS = new Set(
  `a an the this these that it its they every each all any both another some no one only two three where when while
   if there here for by with without in on at from to`.split(/\s+/),
);

const TESTS = /^(test|it)$/;
const GROUPS = /^describe$/;
const DIRECTIVE = /^\s*(@|eslint|oxlint|prettier|istanbul|global|webpack|#|\/|<)/;

/**
 * Requires plain English in comments and test titles: ARCHITECTURE.md, "Language". Checks the first word of each sentence
 * and a few words at any position.
 */
export const plainEnglish = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      start:
        'Expected the thing in the code first, found a sentence with "{{word}}": begin with the thing, then the verb.',
      word: 'Expected the name of a thing or a role, found "{{word}}": name it.',
      title: 'Expected a title that completes "it …", found "{{word}}" first: begin with the verb.',
    },
  },
  create(context) {
    function checkText(node, text) {
      for (const sentence of text.split(/(?<=[.:!?])\s+/)) {
        const word = firstWord(sentence);
        if (AWKWARD_STARTS.has(word)) return context.report({ node, messageId: 'start', data: { word } });
      }
      const word = AWKWARD_WORDS.exec(text)?.[0];
      if (word) context.report({ node, messageId: 'word', data: { word } });
    }

    return {
      Program() {
        for (const [comment, text] of proseOf(context.sourceCode.getAllComments())) checkText(comment, text);
      },
      CallExpression({ callee, arguments: [title] }) {
        const name = baseName(callee);
        const isTest = TESTS.test(name);
        if (!isTest && !GROUPS.test(name)) return;
        const text = textOf(title);
        if (!text) return;
        const word = firstWord(text);
        if (isTest && SUBJECTS.has(word)) context.report({ node: title, messageId: 'title', data: { word } });
        else checkText(title, text);
      },
    };
  },
};

/** Joins consecutive line comments to one text, and skips directives. */
function proseOf(comments) {
  const texts = [];
  for (const comment of comments) {
    if (DIRECTIVE.test(comment.value) && !comment.value.startsWith('*')) continue;
    const text = comment.value.replace(/^\s*\*+ ?/gm, '').trim();
    const last = texts.at(-1);
    if (last && isContinued(last[0], comment)) last.splice(0, 2, comment, `${last[1]} ${text}`);
    else texts.push([comment, text]);
  }
  return texts;
}

const isContinued = (before, after) =>
  before.type === 'Line' &&
  after.type === 'Line' &&
  before.loc.end.line + 1 === after.loc.start.line &&
  before.loc.start.column === after.loc.start.column;

const firstWord = (sentence) => /^["'`«(]*([A-Za-z’']+)(?![\w./-]*[(`])/.exec(sentence)?.[1].toLowerCase() ?? '';

/** Returns `test` for `test.only` and `test.each(…)`, and `describe` for `test.describe.serial`. */
function baseName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression')
    return callee.property.name === 'describe' ? 'describe' : baseName(callee.object);
  if (callee.type === 'CallExpression') return baseName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return baseName(callee.tag);
  return '';
}

/** Returns the text of a literal; empty for any other expression. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.cooked).join('…');
  return '';
}
