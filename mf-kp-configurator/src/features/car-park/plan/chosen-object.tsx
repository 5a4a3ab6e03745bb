import type { Plan } from '@site/kp-drawing/plan';
import { Button, IconButton } from '@site/ui/button';
import { iconArrowDown, iconArrowLeft, iconArrowRight, iconArrowUp, iconClose } from '@site/ui/icons';
import { useDocument, useEditor, useResult } from '../editor/editor-context.tsx';
import { drawnObject, lane, station } from '../editor/updates.ts';
import { TextInput } from '../fields/text-input.tsx';
import { formatSum } from '../../sums/sums.ts';
import { type Movable, movableOn } from './movable.ts';
import { PlanLink } from './plan-link.tsx';
import { showRow, usePlanSelection } from './plan-selection.tsx';
import { useMove } from './use-moving.ts';
import css from './plan.module.css';

/** Distance of a button press, in mm. */
const STEP = 500;

export function ChosenObject({ plan }: { plan: Plan }) {
  const { readOnly } = useEditor();
  const selection = usePlanSelection();
  const movable = movableOn(plan, selection.selected);
  return (
    <div role="region" aria-label="Выбрано на&nbsp;плане" aria-live="polite" className={css.chosen} data-print="hide">
      {movable && (
        <>
          <div className={css.head}>
            <strong>{movable.name}</strong>
            {!readOnly && <IconButton icon={iconClose} label="Снять выбор" onClick={() => selection.select(null)} />}
          </div>
          <LineOf movable={movable} />
          {!readOnly && (
            <div className={css.change}>
              <NameOf movable={movable} />
              <Moves movable={movable} />
            </div>
          )}
        </>
      )}
    </div>
  );
}

function LineOf({ movable }: { movable: Movable }) {
  const { bill } = useResult();
  const line = bill.lines.find(({ key }) => key === movable.line);
  if (!line) return null;
  return (
    <p className={css.line}>
      <span>
        {`${line.name} ×\u00a0${line.qty}, ${formatSum(line.sum)}` +
          (movable.metres === null ? '' : `. Кабель до\u00a0коммутатора ${movable.metres}\u00a0м`)}
      </span>
      <PlanLink href={`#line-${line.key}`} onFollow={() => showRow(line.key)}>
        К&nbsp;строке сметы
      </PlanLink>
    </p>
  );
}

/** Lanes and pay stations are renamed in the whole proposal. */
function NameOf({ movable: { id } }: { movable: Movable }) {
  const { edit } = useEditor();
  const { lanes, payment_points, drawing } = useDocument().configuration;
  const [kind, owner, part] = id.split('/');
  const named = part === undefined && owner !== undefined;
  const ownLane = named && kind === 'lane' ? lanes.find((one) => one.id === owner) : undefined;
  const ownStation = named && kind === 'station' ? payment_points.stations.find((one) => one.id === owner) : undefined;
  const value = ownLane?.name ?? ownStation?.name ?? drawing?.objects[id]?.name ?? '';
  const rename = (name: string) => {
    const update = ownLane
      ? lane(ownLane.id, { name })
      : ownStation
        ? station(ownStation.id, { name })
        : drawnObject(id, { name });
    edit(update, `plan.${id}.name`);
  };
  return <TextInput key={id} label="Название на&nbsp;плане" maxLength={60} value={value} onChange={rename} />;
}

const ways = [
  { icon: iconArrowLeft, label: 'Сдвинуть влево на\u00a00,5\u00a0м', by: [-STEP, 0] },
  { icon: iconArrowUp, label: 'Сдвинуть вверх на\u00a00,5\u00a0м', by: [0, -STEP] },
  { icon: iconArrowDown, label: 'Сдвинуть вниз на\u00a00,5\u00a0м', by: [0, STEP] },
  { icon: iconArrowRight, label: 'Сдвинуть вправо на\u00a00,5\u00a0м', by: [STEP, 0] },
] as const;

function Moves({ movable }: { movable: Movable }) {
  const { edit } = useEditor();
  const move = useMove();
  const { id, moved } = movable;
  const isMoved = moved.dx !== 0 || moved.dy !== 0;
  return (
    <div className={css.moves}>
      {ways.map(({ icon, label, by: [dx, dy] }) => (
        <IconButton key={label} variant="outline" icon={icon} label={label} onClick={() => move?.(movable, dx, dy)} />
      ))}
      {isMoved && (
        <Button variant="ghost" onClick={() => edit(drawnObject(id, { dx: 0, dy: 0 }))}>
          Вернуть на&nbsp;место
        </Button>
      )}
    </div>
  );
}
