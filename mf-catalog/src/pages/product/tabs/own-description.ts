const FIRST_PARAGRAPH = /^\s*<p[^>]*>([\s\S]*?)<\/p>\s*/;

const words = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

/** The description without its first paragraph where that is the lead text, which stands above already. */
export function ownDescription({
  description,
  short_description: lead,
}: {
  description: string;
  short_description: string;
}): string {
  const [paragraph, text] = FIRST_PARAGRAPH.exec(description) ?? [];
  return paragraph !== undefined && text !== undefined && words(text) === words(lead)
    ? description.slice(paragraph.length)
    : description;
}
