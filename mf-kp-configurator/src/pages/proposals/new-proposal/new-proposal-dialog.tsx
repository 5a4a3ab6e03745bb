import { typicalCarParks } from '@site/contracts/proposal-statuses';
import { Alert } from '@site/ui/alert';
import { Dialog } from '@site/ui/dialog';
import { carParkWords } from './car-park-words.ts';
import { CopyChoice } from './copy-choice.tsx';
import { useBegin } from './use-begin.ts';
import css from './new-proposal.module.css';

interface ChoiceProps {
  name: string;
  about: string;
  busy: boolean;
  onClick: () => void;
}

function Choice({ name, about, busy, onClick }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={css.choice} aria-busy={busy || undefined} onClick={onClick}>
        <span className={css.name}>{name}</span>
        <span className={css.about}>{about}</span>
      </button>
    </li>
  );
}

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
