import { Button } from '@site/ui/button';
import { ProductName } from '@site/ui/product-name';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { focusHeading } from './line-id.ts';
import css from './undo-bar.module.css';

/** How long a removal can be undone, in ms; restarts when the pointer or the keyboard focus leaves the bar. */
const LIFETIME = 8000;

interface UndoBarProps {
  text: string;
  onUndo: () => void;
  onExpire: () => void;
}

/** The undo bar. It takes the focus, because the removed line had it. */
export function UndoBar({ text, onUndo, onExpire }: UndoBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const textId = useId();
  const [held, setHeld] = useState(false);

  const expire = useEffectEvent(() => {
    if (bar.current?.contains(document.activeElement)) focusHeading();
    onExpire();
  });

  useEffect(() => bar.current?.querySelector('button')?.focus({ preventScroll: true }), [text]);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => expire(), LIFETIME);
    return () => clearTimeout(timer);
  }, [held, text]);

  return (
    <div
      ref={bar}
      className={css.bar}
      data-print="hide"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => setHeld(event.target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <span id={textId} className={css.text}>
        <ProductName name={text} />
      </span>
      <Button variant="ghost" className={css.undo} aria-describedby={textId} onClick={onUndo}>
        Вернуть
      </Button>
    </div>
  );
}
