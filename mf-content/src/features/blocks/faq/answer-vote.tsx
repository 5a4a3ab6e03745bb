import { useApi } from '@site/runtime';
import { Button } from '@site/ui/button';
import { useState } from 'react';
import css from './faq-block.module.css';

/** Vote on whether the answer helped; a failed vote can be repeated. */
export function AnswerVote({ id, question }: { id: number; question: string }) {
  const api = useApi();
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');

  async function sendVote(helpful: boolean) {
    setState('sending');
    const result = await api.call('POST /faq/{id}/vote/', { params: { id }, body: { helpful } });
    setState(result.ok ? 'sent' : 'failed');
  }
  return (
    <div role="group" aria-label={`Помог ли ответ: ${question}`} className={css.vote} data-scripted>
      {state !== 'sent' && (
        <>
          <span>Ответ помог?</span>
          {[true, false].map((helpful) => (
            <Button
              key={String(helpful)}
              variant="secondary"
              size="small"
              disabled={state === 'sending'}
              onClick={() => void sendVote(helpful)}
            >
              {helpful ? 'Да' : 'Нет'}
            </Button>
          ))}
        </>
      )}
      <span role="status">
        {state === 'sent' && <span>Спасибо, это поможет сделать ответы понятнее</span>}
        {state === 'failed' && <span>Не&nbsp;получилось отправить: попробуйте ещё раз</span>}
      </span>
    </div>
  );
}
