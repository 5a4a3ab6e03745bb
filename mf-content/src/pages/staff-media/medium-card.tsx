import { documentPage } from '@site/contracts/content-pages';
import { withQuery } from '@site/contracts/addresses';
import type { ManagedMedium } from '@site/contracts/manage-media';
import { documentFormatOf } from '@site/contracts/media-files';
import { paths } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import { formatDuration } from '@site/kernel/duration';
import { formatFileSize } from '@site/kernel/typography';
import { list } from '@site/staff/list';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { Icon } from '@site/ui/icon';
import { iconFile, iconPdf } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import { Picture } from '@site/ui/picture';
import { formatCount } from '@site/kernel/plurals';
import type { ReactNode } from 'react';
import css from './staff-media.module.css';

export type Act = 'describe' | 'captions' | 'replace' | 'remove';

interface MediumCardProps {
  medium: ManagedMedium;
  /** Its checkbox. */
  select: ReactNode;
  onAct: (act: Act) => void;
}

export function MediumCard({ medium, select, onAct }: MediumCardProps) {
  const { name, kind, alt, width, height, seconds, captions, size_bytes, updated_at, picture, url, notes } = medium;
  const format = documentFormatOf(name);
  const isDownload = kind === 'document' && format !== 'PDF';
  const size = width === null ? format : `${width}\u00a0×\u00a0${height}`;
  // The size of a drawing in pixels is arbitrary.
  const measure = kind === 'drawing' ? 'Чертёж SVG' : size;
  const facts = [
    measure,
    seconds !== null && formatDuration(seconds),
    formatFileSize(size_bytes),
    formatDate(updated_at),
  ];
  return (
    <Card className={css.card}>
      <a
        href={url}
        className={css.shown}
        target="_blank"
        rel="noreferrer"
        aria-label={`${isDownload ? 'Скачать' : 'Открыть'} ${name}`}
      >
        {picture ? (
          <Picture picture={picture} fit="contain" decorative sizes="(min-width: 600px) 18rem, 90vw" />
        ) : (
          <span className={css.format}>
            <Icon shape={format === 'PDF' ? iconPdf : iconFile} size={40} className={list.quiet} />
            {isDownload && <span>{format}</span>}
          </span>
        )}
      </a>
      <div className={css.about}>
        <div className={css.named}>
          {select}
          <h2 className={css.name}>{name}</h2>
        </div>
        <div className={list.quiet}>{facts.filter(Boolean).join(', ')}</div>
        {kind !== 'document' && <p>{alt}</p>}
        {notes.length > 0 && (
          <ul className={css.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {kind === 'video' && (captions ? <div>С&nbsp;субтитрами</div> : <Badge tone="warning">Без субтитров</Badge>)}
        {isUsed(medium) ? <Users medium={medium} /> : <Badge>Не&nbsp;используется</Badge>}
      </div>
      <div className={css.buttons}>
        {kind !== 'document' && (
          <Button size="small" variant="secondary" aria-label={`Описание: ${name}`} onClick={() => onAct('describe')}>
            Описание
          </Button>
        )}
        {kind === 'video' && (
          <Button size="small" variant="secondary" aria-label={`Субтитры: ${name}`} onClick={() => onAct('captions')}>
            Субтитры
          </Button>
        )}
        <Button size="small" variant="secondary" aria-label={`Заменить: ${name}`} onClick={() => onAct('replace')}>
          Заменить
        </Button>
        <Button size="small" variant="ghost" aria-label={`Удалить: ${name}`} onClick={() => onAct('remove')}>
          Удалить
        </Button>
      </div>
    </Card>
  );
}

const SHOWN = 5;

export const isUsed = ({ used_by, trainers, locations, videos, documents }: ManagedMedium): boolean =>
  [used_by, trainers, locations, videos, documents].some((users) => users.length > 0);

/** Names what has a file, with links; `all`: without a limit. */
export function Users({ medium, all = false }: { medium: ManagedMedium; all?: boolean }) {
  const { used_by, trainers, locations, videos, documents } = medium;
  return (
    <>
      {used_by.length > 0 && <UsedBy articles={used_by} all={all} />}
      {trainers.length > 0 && <div>{`Портрет: ${trainers.join(', ')}`}</div>}
      {locations.length > 0 && <div>{`Учебный класс: ${locations.join('; ')}`}</div>}
      {videos.length > 0 && <div>{`Заставка видео: ${videos.join(', ')}`}</div>}
      {documents.length > 0 && <ShownBy documents={documents} all={all} />}
    </>
  );
}

/** Links to the products with a file. */
function UsedBy({ articles, all }: { articles: readonly string[]; all: boolean }) {
  const shown = all ? articles : articles.slice(0, SHOWN);
  const more = articles.length - shown.length;
  return (
    <div className={css.used}>
      <span>{articles.length === 1 ? 'Товар:' : 'Товары:'}</span>
      {shown.map((article) => (
        <TextLink key={article} href={withQuery(paths.staffSection('products'), { search: article })}>
          {article}
        </TextLink>
      ))}
      {more > 0 && <span>{`и\u00a0ещё ${formatCount(more, ['товар', 'товара', 'товаров'])}`}</span>}
    </div>
  );
}

/** Links to the documents that show a photograph or a video. */
function ShownBy({ documents, all }: { documents: ManagedMedium['documents']; all: boolean }) {
  const shown = all ? documents : documents.slice(0, SHOWN);
  const more = documents.length - shown.length;
  return (
    <div className={css.used}>
      <span>{documents.length === 1 ? 'Документ:' : 'Документы:'}</span>
      {shown.map(({ address, title }) => (
        <TextLink key={address} href={documentPage(address)}>
          {title}
        </TextLink>
      ))}
      {more > 0 && <span>{`и\u00a0ещё ${formatCount(more, ['документ', 'документа', 'документов'])}`}</span>}
    </div>
  );
}
