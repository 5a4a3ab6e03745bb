import type { Lane } from '@site/contracts/proposal-configuration';
import type { Problem } from '@site/kp-rules/calculation';
import { Button, IconButton } from '@site/ui/button';
import { iconCopy, iconTrash } from '@site/ui/icons';
import { useId, useState } from 'react';
import { useEditor } from '../../editor/editor-context.tsx';
import { copyLane, removeLane } from '../../editor/updates.ts';
import { shownNumber } from '../../fields/typed-number.ts';
import { ProblemList } from '../../rules/problem-list.tsx';
import { worst } from '../problems-of.ts';
import { LaneFields } from './lane-fields.tsx';
import { laneKinds, placements } from './lane-words.ts';
import css from '../steps.module.css';

interface LaneCardProps {
  lane: Lane;
  problems: readonly Problem[];
  /** Whether the user has opened the card. */
  isChosen: boolean;
  onChoose: (open: boolean) => void;
}

/** Collapsed to one line, so that 64 lanes stay readable as a list. */
export function LaneCard({ lane, problems, isChosen, onChoose }: LaneCardProps) {
  const { edit, readOnly } = useEditor();
  const id = useId();
  const { name, kind, placement, width_cm, opposed_barriers } = lane;
  // The first valid digit or letter ends the problem that opened the card; the user is still typing in it.
  const [isKept, setKept] = useState(false);
  const needsInput = name === '' || worst(problems) === 'error';
  if (needsInput && !isKept) setKept(true);
  const isOpen = readOnly || isChosen || isKept;
  const toggle = () => {
    setKept(false);
    onChoose(!isOpen);
  };
  return (
    <li className={css.item} data-problem={worst(problems)}>
      <div className={css.head}>
        <div className={css.about}>
          <strong>{name || 'Без названия'}</strong>
          <span className={css.quiet}>
            {`${laneKinds[kind]}, ${placements[placement].toLowerCase()}, ${shownNumber(width_cm, 100)}\u00a0м` +
              (opposed_barriers ? ', два шлагбаума' : '')}
          </span>
        </div>
        <Button
          size="small"
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`${isOpen ? 'Свернуть' : 'Настроить'}: ${name}`}
          onClick={toggle}
        >
          {isOpen ? 'Свернуть' : 'Настроить'}
        </Button>
        {!readOnly && (
          <div>
            <IconButton icon={iconCopy} label={`Копировать: ${name}`} onClick={() => edit(copyLane(lane))} />
            <IconButton icon={iconTrash} label={`Удалить: ${name}`} onClick={() => edit(removeLane(lane.id))} />
          </div>
        )}
      </div>
      <ProblemList problems={problems} />
      {isOpen && (
        <div id={id}>
          <LaneFields lane={lane} />
        </div>
      )}
    </li>
  );
}
