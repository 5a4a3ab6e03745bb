import { typicalCarParks } from '@site/contracts/proposal-statuses';
import { Alert } from '@site/ui/alert';
import { Dialog } from '@site/ui/dialog';
import { carParkWords } from '../../../features/typical-car-parks/car-park-words.ts';
import { Choice } from '../../../features/typical-car-parks/choice.tsx';
import css from '../../../features/typical-car-parks/choices.module.css';
import { CopyChoice } from './copy-choice.tsx';
import { useBegin } from './use-begin.ts';

interface NewProposalDialogProps {
  hasProposals: boolean;
  onClose: () => void;
}

/** Starts a proposal with one click; each choice can be changed in the steps. */
export function NewProposalDialog({ hasProposals, onClose }: NewProposalDialogProps) {
  const { begin, busy, problem } = useBegin();
  const start: typeof begin = async (beginning) => {
    if (busy === null) await begin(beginning);
  };
  return (
    <Dialog open onClose={onClose} title="Новое предложение" size="medium">
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <p className={css.intro}>С&nbsp;чего начать? Всё, что будет в&nbsp;предложении, можно изменить.</p>
      <ul className={css.choices}>
        <Choice
          name="Пустое"
          about="Все шаги с&nbsp;самого начала"
          busy={busy === 'nothing'}
          onClick={() => void start({ with: 'nothing' })}
        />
        {typicalCarParks.map((carPark) => (
          <Choice
            key={carPark}
            {...carParkWords[carPark]}
            busy={busy === carPark}
            onClick={() => void start({ with: 'car-park', carPark })}
          />
        ))}
      </ul>
      {hasProposals && <CopyChoice busy={busy === 'copy'} onChosen={(slug) => void start({ with: 'copy', slug })} />}
    </Dialog>
  );
}
