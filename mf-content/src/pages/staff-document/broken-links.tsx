import { list } from '@site/staff/list';
import { Alert } from '@site/ui/alert';

/** Links of a document to pages that the site no longer has. */
export const BrokenLinks = ({ links }: { links: readonly string[] }) =>
  links.length > 0 && (
    <Alert tone="warning" title="Ссылки, которые никуда не&nbsp;ведут">
      <p>Этих страниц на&nbsp;сайте больше нет: замените адрес, верните страницу или&nbsp;добавьте переадресацию.</p>
      <ul className={list.list}>
        {links.map((link) => (
          <li key={link}>{link}</li>
        ))}
      </ul>
    </Alert>
  );
