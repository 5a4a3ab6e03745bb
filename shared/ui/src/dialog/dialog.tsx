import { useId, type ReactNode } from 'react';
import { cx } from '../cx/index.ts';
import { IconButton } from '../button/index.ts';
import { iconClose } from '../icons/index.ts';
import { useModal } from './use-modal.ts';
import css from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button or a click on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons in a bar that stays visible. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
}

export interface SheetProps extends Omit<DialogProps, 'size'> {
  /** On phones the sheet always comes from the bottom. */
  side?: 'bottom' | 'right' | 'left';
}

/** A modal for a question or a small task. */
export function Dialog({ open, size = 'medium', ...rest }: DialogProps) {
  return open ? <Modal {...rest} className={cx(css.dialog, css[size])} /> : null;
}

/** A modal panel at an edge: filters, menus, the catalogue on phones. */
export function Sheet({ open, side = 'bottom', ...rest }: SheetProps) {
  return open ? <Modal {...rest} className={cx(css.sheet, css[side])} /> : null;
}

type ModalProps = Omit<DialogProps, 'open' | 'size'> & { className: string };

function Modal({ onClose, title, children, footer, className }: ModalProps) {
  const titleId = useId();
  const { ref, handlers } = useModal(onClose);
  return (
    // The dialog element itself is the target of clicks on the backdrop; keyboard users have Escape and the close button.
    <dialog ref={ref} {...handlers} className={cx(css.modal, className)} aria-labelledby={titleId} data-scroll-lock="">
      <div className={css.frame}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          <IconButton icon={iconClose} label="Закрыть" onClick={onClose} />
        </div>
        <div className={css.body}>{children}</div>
        {footer && <div className={css.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
