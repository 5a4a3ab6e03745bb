import { useApi } from '@site/runtime';
import { Button } from '@site/ui/button';
import { useState } from 'react';
import css from './faq-block.module.css';

/** Whether the answer helped. A word that did not get through is asked for again. */
export function AnswerVote({ id, question }: { id: number; question: string }) {
  const api = useApi();
  const [state, setState] = useState<'asked' | 'sending' | 'told' | 'failed'>('asked');

  async function tell(helpful: boolean) {
    setState('sending');
    const result = await api.call('POST /faq/{id}/vote/', { params: { id }, body: { helpful } });
    setState(result.ok ? 'told' : 'failed');
  }
  return (
    <div role="group" aria-label={`Помог ли ответ: ${question}`} className={css.vote} data-scripted>
      {state !== 'told' && (
        <>
          <span>Ответ помог?</span>
          {[true, false].map((helpful) => (
            <Button
              key={String(helpful)}
              variant="secondary"
              size="small"
              disabled={state === 'sending'}
              onClick={() => void tell(helpful)}
            >
              {helpful ? 'Да' : 'Нет'}
            </Button>
          ))}
        </>
      )}
      <span role="status">
        {state === 'told' && <span>Спасибо, это поможет сделать ответы понятнее</span>}
        {state === 'failed' && <span>Не&nbsp;получилось отправить: попробуйте ещё раз</span>}
      </span>
    </div>
  );
}
