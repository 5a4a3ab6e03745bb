/** First words of a sentence that a reader must turn round before it says anything. */
const AWKWARD_STARTS = new Set(
  `of who whom whose what whoever whomever whatever whichever those nobody somebody nothing neither nor none such
   as so than answers asks hears knows says tells`.split(/\s+/),
);

/** Refused anywhere. */
const AWKWARD_WORDS = /\b(whoever|whomever|nobody|somebody|whose|whom|for ever|one may|one can|he|his|him|she|her)\b/i;

/** A title completes "it …": these begin a clause with a subject of its own. */
const SUBJECTS = new Set(
  `a an the this these that it its they every each all any both another some no one only two three where when while
   if there here for by with without in on at from to`.split(/\s+/),
);

const TESTS = /^(test|it)$/;
const GROUPS = /^describe$/;
const DIRECTIVE = /^\s*(@|eslint|oxlint|prettier|istanbul|global|webpack|#|\/|<)/;

/**
 * Comments and titles of tests in plain English: ARCHITECTURE.md, "Language". Checked are the first word of each
 * sentence and a few words that are refused wherever they stand.
 */
export const plainEnglish = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      start: 'A sentence begins with "{{word}}": begin with the thing in the code, then the verb.',
      word: '"{{word}}": name the thing or the role.',
      title: 'A title completes "it …": begin with the verb, not with "{{word}}".',
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

/** Line comments below one another are one text; directives are none. */
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

/** The name of `test`, `test.only`, `test.each(…)` and `test.describe.serial` alike: `test.describe` is a group. */
function baseName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression')
    return callee.property.name === 'describe' ? 'describe' : baseName(callee.object);
  if (callee.type === 'CallExpression') return baseName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return baseName(callee.tag);
  return '';
}

/** What a literal begins with; nothing where its first words are computed. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.cooked).join('…');
  return '';
}
