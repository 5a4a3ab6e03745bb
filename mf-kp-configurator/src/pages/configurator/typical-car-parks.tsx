import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { type TypicalCarPark, typicalCarParks } from '@site/contracts/proposal-statuses';
import { typicalCarPark } from '@site/kp-rules/typical-car-parks';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useState } from 'react';
import { useEditor } from '../../features/car-park/editor/editor-context.tsx';
import { carParkWords } from '../../features/typical-car-parks/car-park-words.ts';
import { Choice } from '../../features/typical-car-parks/choice.tsx';
import css from '../../features/typical-car-parks/choices.module.css';

/** A typical car park with the entered name and place, which it does not have. */
function named(carPark: TypicalCarPark, { structure }: ProposalConfiguration): ProposalConfiguration {
  const typical = typicalCarPark(carPark);
  const { object_name, city, address } = structure;
  return { ...typical, structure: { ...typical.structure, object_name, city, address } };
}

export function TypicalCarParks() {
  const { edit } = useEditor();
  const [open, setOpen] = useState(false);

  function choose(carPark: TypicalCarPark) {
    edit((document) => ({ ...document, configuration: named(carPark, document.configuration) }));
    setOpen(false);
  }

  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Начать с&nbsp;типовой парковки
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Типовые парковки">
        <p className={css.intro}>
          Выбранная заменит то, что вы&nbsp;собрали. Всё, что в&nbsp;ней есть, можно изменить.
        </p>
        <ul className={css.choices}>
          {typicalCarParks.map((carPark) => (
            <Choice key={carPark} {...carParkWords[carPark]} onClick={() => choose(carPark)} />
          ))}
        </ul>
      </Dialog>
    </div>
  );
}
