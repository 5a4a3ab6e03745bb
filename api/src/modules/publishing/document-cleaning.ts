import type { ContentDocument, DownloadDocument } from '@site/contracts/content-documents';
import type { ContentFinding } from '@site/contracts/manage-content';
import { siteDay } from '@site/kernel/dates';
import { formatCount } from '@site/kernel/plurals';
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
    findings: cut.map((path) => warning(path, 'часть этой разметки на\u00a0странице запрещена и\u00a0будет убрана')),
  };
}

const tooLong = (path: string, text: string, most: number) =>
  text.length > most
    ? [
        warning(
          [path],
          `поисковые системы показывают ${formatCount(most, ['знак', 'знака', 'знаков'])}, здесь ${text.length}`,
        ),
      ]
    : [];

const ofDownload = ({ valid_until: until, sections }: DownloadDocument, now: Date): ContentFinding[] => [
  ...(until !== undefined && until < siteDay(now)
    ? [warning(['valid_until'], 'дата уже прошла: после неё сайт документ не\u00a0показывает')]
    : []),
  ...sections.flatMap(({ paragraphs }, nth) =>
    paragraphs.flatMap((text, index) =>
      /<\/?[a-z][^<]*>/i.test(text)
        ? [warning(['sections', nth, 'paragraphs', index], 'разметки в\u00a0файле нет: это напечатается буквально')]
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
