import { useEffect, useState } from 'react';
import css from './phone-code.module.css';

/** Longer than this, in ms, the visitor is told that it goes on. */
const LONG = 10_000;

interface CheckingNoteProps {
  checking: boolean;
  /** The form says it in another place as well, where it is read aloud. */
  silent?: boolean;
}

/** Beside the button that asks for a code: why it takes so long. The region is there from the start, to be read aloud. */
export const CheckingNote = ({ checking, silent }: CheckingNoteProps) => (
  <div role={silent ? undefined : 'status'} aria-hidden={silent} className={css.checking}>
    {checking && <Words />}
  </div>
);

function Words() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span>
      {slow
        ? 'Проверка идёт дольше обычного. Не\u00a0закрывайте страницу: она закончится сама.'
        : 'Проверяем, что вы\u00a0не\u00a0робот… Это займёт несколько секунд.'}
    </span>
  );
}
