import type { ContentDocument, DownloadDocument } from '@site/contracts/content-documents';
import type { ContentFinding } from '@site/contracts/manage-content';
import { siteDay } from '@site/kernel/dates';
import { typographDeep } from '../../text/typograph-deep.ts';
import { sanitizeText } from '../../html/sanitize.ts';
import { withCleanHtml } from './stored-html.ts';

type Path = ContentFinding['path'];
/** Characters that search engines show. */
const SHOWN_LENGTH = { title: 70, description: 160 };

const warning = (path: Path, message: string): ContentFinding => ({ path, message, severity: 'warning' });

/** Removes forbidden markup and returns the paths where some was removed. */
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

/**
 * Prepares a document for storage: sets the typography and removes forbidden markup, with a warning for each removal.
 */
export function cleaned(given: ContentDocument): { document: ContentDocument; findings: ContentFinding[] } {
  const { document, cut } = withoutScripts(typographDeep(given));
  return {
    document,
    findings: cut.map((path) => warning(path, 'some of this markup is not allowed on a page and is removed')),
  };
}

const tooLong = (path: string, text: string, most: number) =>
  text.length > most ? [warning([path], `search engines show ${most} characters, this text has ${text.length}`)] : [];

const ofDownload = ({ valid_until: until, sections }: DownloadDocument, now: Date): ContentFinding[] => [
  ...(until !== undefined && until < siteDay(now)
    ? [warning(['valid_until'], 'the date is in the past: the site does not show the document after this day')]
    : []),
  ...sections.flatMap(({ paragraphs }, nth) =>
    paragraphs.flatMap((text, index) =>
      /<\/?[a-z][^<]*>/i.test(text)
        ? [
            warning(
              ['sections', nth, 'paragraphs', index],
              'markup is not supported in a file: this is printed literally',
            ),
          ]
        : [],
    ),
  ),
];

/** Non-blocking warnings. */
export function warnings(document: ContentDocument, now: Date): ContentFinding[] {
  switch (document.kind) {
    case 'page':
      return [
        ...tooLong('title', document.title, SHOWN_LENGTH.title),
        ...tooLong('description', document.description, SHOWN_LENGTH.description),
      ];
    case 'publication':
    case 'project':
      return [
        ...tooLong('title', document.title, SHOWN_LENGTH.title),
        ...tooLong('lead', document.lead, SHOWN_LENGTH.description),
      ];
    case 'faq':
      return [];
    case 'document':
      return ofDownload(document, now);
  }
}
