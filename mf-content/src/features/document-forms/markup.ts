/** The text after a button of the editor of formatted text was pressed. */
export interface Edit {
  text: string;
  /** The selection afterwards. */
  start: number;
  end: number;
}

interface Selected {
  text: string;
  start: number;
  end: number;
}

const replaced = ({ text, start, end }: Selected, before: string, inside: string, after: string): Edit => ({
  text: text.slice(0, start) + before + inside + after + text.slice(end),
  start: start + before.length,
  end: start + before.length + inside.length,
});

const selectionOf = ({ text, start, end }: Selected) => text.slice(start, end);

/** Puts the selection into an element, or an example of its content when nothing is selected. */
export const inElement = (selected: Selected, tag: string, example: string, attributes = ''): Edit =>
  replaced(selected, `<${tag}${attributes}>`, selectionOf(selected) || example, `</${tag}>`);

const itemsOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
const withoutParagraph = (line: string) => line.trim().replace(/^<(p|li)>(.*)<\/\1>$/, '$2');

/** Makes each selected line an item of a list. */
export function asList(selected: Selected, tag: 'ul' | 'ol'): Edit {
  const lines = itemsOf(selectionOf(selected)).map(withoutParagraph);
  const items = (lines.length ? lines : ['пункт']).map((line) => `<li>${line}</li>`);
  return replaced(selected, `<${tag}>\n`, items.join('\n'), `\n</${tag}>`);
}

const attribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export const asLink = (selected: Selected, url: string): Edit =>
  inElement(selected, 'a', url, ` href="${attribute(url)}"`);

const BLOCK = /<\/?(?:p|ul|ol|li|h[2-4]|blockquote|table|thead|tbody|tr|td|th|dl|dt|dd|div|section|details)\b/i;

/** Makes text without block elements paragraphs, separated by empty lines, for those who type without markup. */
export const withParagraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => (part.trim() === '' || BLOCK.test(part) ? part : `<p>${part.trim().replaceAll('\n', '<br>')}</p>`))
    .join('\n');
