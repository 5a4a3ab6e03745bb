import type { ContentDocument, DownloadDocument } from '@site/contracts/content-documents';
import type { ContentFinding } from '@site/contracts/manage-content';
import { siteDay } from '@site/kernel/dates';
import { typographDeep } from '../../typograph-deep.ts';
import { sanitizeText } from '../content/sanitize.ts';
import { withCleanHtml } from './stored-html.ts';

type Path = ContentFinding['path'];
/** How much of them search engines show. */
const READ = { title: 70, description: 160 };

const warning = (path: Path, message: string): ContentFinding => ({ path, message, severity: 'warning' });

/** Without the markup that no page may have, and where some was. */
function withoutScripts(document: ContentDocument): { document: ContentDocument; cut: Path[] } {
  switch (document.kind) {
    case 'document':
      return { document, cut: [] };
    case 'faq': {
      const items = document.items.map((item) => ({ ...item, answer: sanitizeText(item.answer) }));
      const cut = document.items.flatMap(({ answer }, index) =>
        answer === items[index]!.answer ? [] : [['items', index, 'answer']],
      );
      return { document: { ...document, items }, cut };
    }
    default: {
      const { blocks, cut } = withCleanHtml(document.blocks);
      return { document: { ...document, blocks }, cut };
    }
  }
}

/** As it is stored: with the typography of the site, and without the markup that no page may have. */
export function cleaned(given: ContentDocument): { document: ContentDocument; findings: ContentFinding[] } {
  const { document, cut } = withoutScripts(typographDeep(given));
  return {
    document,
    findings: cut.map((path) => warning(path, 'some of this markup may not stand on a page, and is removed')),
  };
}

const tooLong = (path: string, text: string, most: number) =>
  text.length > most ? [warning([path], `search engines show ${most} characters, these are ${text.length}`)] : [];

const ofDownload = ({ valid_until: until, sections }: DownloadDocument, now: Date): ContentFinding[] => [
  ...(until !== undefined && until < siteDay(now)
    ? [warning(['valid_until'], 'it has run out: the site does not show the document after this day')]
    : []),
  ...sections.flatMap(({ paragraphs }, nth) =>
    paragraphs.flatMap((text, index) =>
      /<\/?[a-z][^<]*>/i.test(text)
        ? [warning(['sections', nth, 'paragraphs', index], 'a file has no markup: this is printed as it stands')]
        : [],
    ),
  ),
];

/** What an author may have meant, and rather not. */
export function warnings(document: ContentDocument, now: Date): ContentFinding[] {
  switch (document.kind) {
    case 'page':
      return [
        ...tooLong('title', document.title, READ.title),
        ...tooLong('description', document.description, READ.description),
      ];
    case 'publication':
    case 'project':
      return [...tooLong('title', document.title, READ.title), ...tooLong('lead', document.lead, READ.description)];
    case 'faq':
      return [];
    case 'document':
      return ofDownload(document, now);
  }
}
