import { blockForms } from '@site/contracts/block-forms';
import { list } from '@site/staff/list';
import { Dialog } from '@site/ui/dialog';
import css from './block-list.module.css';

interface AddBlockDialogProps {
  onAdd: (type: string) => void;
  onClose: () => void;
}

/** The types of blocks, with what each is for. */
export const AddBlockDialog = ({ onAdd, onClose }: AddBlockDialogProps) => (
  <Dialog open size="large" title="Какой блок добавить?" onClose={onClose}>
    <ul className={css.types}>
      {Object.entries(blockForms).map(([type, { name, about }]) => (
        <li key={type}>
          <button type="button" className={css.type} onClick={() => onAdd(type)}>
            <span className={css.typeName}>{name}</span>
            <span className={list.quiet}>{about}</span>
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
);
