import { paths } from '@site/contracts/paths';
import { Button, ButtonLink } from '@site/ui/button';
import { ConfirmDialog } from '@site/ui/dialog';
import { iconPdf, iconTrash } from '@site/ui/icons';
import { useState } from 'react';
import { AddArticlesButton } from './articles-dialog.tsx';
import css from './cart-page.module.css';

export function CartTools({ onAddArticles, onClear }: { onAddArticles: () => void; onClear: () => void }) {
  return (
    <div className={css.tools} data-print="hide">
      <AddArticlesButton onClick={onAddArticles} />
      <ButtonLink href={paths.cartPdf()} download variant="ghost" size="small" iconStart={iconPdf}>
        Сохранить как PDF
      </ButtonLink>
      <Clear onClear={onClear} />
    </div>
  );
}

function Clear({ onClear }: { onClear: () => void }) {
  const [confirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);
  return (
    <>
      <Button variant="ghost" size="small" iconStart={iconTrash} data-scripted onClick={() => setConfirming(true)}>
        Очистить корзину
      </Button>
      {confirming && (
        <ConfirmDialog
          title="Очистить корзину?"
          confirm="Очистить"
          cancel="Оставить"
          danger
          onConfirm={() => {
            close();
            onClear();
          }}
          onClose={close}
        >
          Все товары будут убраны. Несколько секунд их&nbsp;можно будет вернуть.
        </ConfirmDialog>
      )}
    </>
  );
}
