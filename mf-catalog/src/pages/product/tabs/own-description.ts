const FIRST_PARAGRAPH = /^\s*<p[^>]*>([\s\S]*?)<\/p>\s*/;

const words = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

/** Returns the description without its first paragraph if that repeats the lead text displayed above. */
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
