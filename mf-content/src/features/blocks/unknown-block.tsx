import css from './unknown-block.module.css';

/** Renders nothing for visitors, and a grey box in development. */
export function UnknownBlock({ type }: { type: string }) {
  if (process.env.NODE_ENV !== 'development') return null;
  return <div className={css.unknown}>Неизвестный тип блока: «{type}»</div>;
}
