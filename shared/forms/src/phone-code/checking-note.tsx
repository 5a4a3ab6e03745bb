import { useEffect, useState } from 'react';
import css from './phone-code.module.css';

/** Time in ms after which the note says that the check is still running. */
const LONG = 10_000;

interface CheckingNoteProps {
  checking: boolean;
  /** Hides the note from screen readers, when the form announces it elsewhere. */
  silent?: boolean;
}

/** Explains the wait beside the button that requests a code. The live region exists from the start. */
export const CheckingNote = ({ checking, silent }: CheckingNoteProps) => (
  <div role={silent ? undefined : 'status'} aria-hidden={silent} className={css.checking}>
    {checking && <NoteText />}
  </div>
);

function NoteText() {
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
