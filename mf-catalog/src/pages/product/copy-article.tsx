import { toast } from '@site/runtime';
import { IconButton } from '@site/ui/button';
import { copyText } from '@site/ui/copy-text';
import { iconCopy } from '@site/ui/icons';
import css from './product-page.module.css';

/** The article with a copy button: buyers order by article. */
export function CopyArticle({ article }: { article: string }) {
  const copy = async () => {
    if (await copyText(article)) toast.success('Артикул скопирован');
    else toast.error(`Не удалось скопировать. Артикул: ${article}`);
  };
  return (
    <span className={css.article}>
      Арт.&nbsp;{article}
      <IconButton icon={iconCopy} label="Скопировать артикул" data-scripted onClick={copy} />
    </span>
  );
}
