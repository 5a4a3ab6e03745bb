import type { ManagedRevision } from '@site/contracts/manage-revisions';
import { DataTable } from '@site/ui/data-table';
import { TextLink } from '@site/ui/link';
import { Picture } from '@site/ui/picture';
import css from './staff-revision.module.css';

type Change = ManagedRevision['changes'][number];
type Pictures = NonNullable<Change['pictures']>['before'];

/** Old and new values side by side. */
export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p>Правка не&nbsp;отличается от&nbsp;того, что&nbsp;на&nbsp;сайте.</p>;
  return (
    <DataTable
      caption="Что изменится"
      columns={[
        { key: 'label', title: 'Поле', cell: ({ label }: Change) => label },
        {
          key: 'before',
          title: 'На\u00a0сайте',
          cell: ({ before, pictures }: Change) => <Value text={before} pictures={pictures?.before} />,
        },
        {
          key: 'after',
          title: 'Правка',
          cell: ({ after, pictures }: Change) => <Value text={after} pictures={pictures?.after} />,
        },
      ]}
      rows={changes}
      rowKey={({ label }) => label}
    />
  );
}

/** Deleted pictures are only counted by the text. */
function Value({ text, pictures = [] }: { text: string; pictures: Pictures | undefined }) {
  return (
    <>
      <div className={css.text}>{text || '—'}</div>
      {pictures.length > 0 && (
        <div className={css.pictures}>
          {pictures.map(({ id, picture }, index) => (
            <TextLink key={id} href={picture.src} target="_blank" className={css.picture}>
              <Picture picture={{ ...picture, alt: `${picture.alt}, ${index + 1}` }} sizes="12rem" fit="contain" />
            </TextLink>
          ))}
        </div>
      )}
    </>
  );
}
