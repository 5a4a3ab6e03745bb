import { paths } from '@site/contracts/paths';
import { TextLink } from '@site/ui/link';

/** Where a change that was an import of one row is undone. */
export const UndoNote = () => (
  <p>
    Последнее изменение отменяется на&nbsp;странице{' '}
    <TextLink href={paths.staffSection('products', 'import')}>загрузки из&nbsp;файла</TextLink>.
  </p>
);
