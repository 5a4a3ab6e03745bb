import { type ProposalStep, stepLabels } from '@site/contracts/proposal-steps';
import { Alert } from '@site/ui/alert';
import type { Ref } from 'react';
import { useResult } from '../editor/editor-context.tsx';
import css from './frame.module.css';

/** The reason why the address of a locked step has led to this one. */
export function ClosedStepNote({ closed, ref }: { closed: ProposalStep; ref: Ref<HTMLDivElement> }) {
  const { incomplete, missing } = useResult();
  const label = stepLabels[incomplete];
  return (
    <div ref={ref} tabIndex={-1} className={css.note}>
      <Alert tone="warning" live title={`Шаг «${stepLabels[closed]}» пока закрыт`}>
        {missing.some(({ step }) => step === incomplete)
          ? `Сначала заполните шаг «${label}»: пустые обязательные поля отмечены.`
          : `Сначала исправьте ошибки на\u00a0шаге «${label}».`}
      </Alert>
    </div>
  );
}
