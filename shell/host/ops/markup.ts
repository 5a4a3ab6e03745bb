/** HTML that is safe to insert into a page. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

export type Content = Markup | string | number | false | undefined | readonly Content[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function htmlOf(content: Content): string {
  if (content instanceof Markup) return content.html;
  if (typeof content === 'string' || typeof content === 'number')
    return String(content).replace(/[&<>"']/g, (character) => entities[character]!);
  return content ? content.map(htmlOf).join('') : '';
}

/** HTML from a template. Escapes every inserted value, except markup; `false` and `undefined` insert nothing. */
export const html = (strings: TemplateStringsArray, ...values: Content[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...values.map(htmlOf)));
