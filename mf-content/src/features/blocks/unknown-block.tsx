import css from './unknown-block.module.css';

/** Nothing to a visitor; a grey box to whoever develops the site. */
export function UnknownBlock({ type }: { type: string }) {
  if (process.env.NODE_ENV !== 'development') return null;
  return <div className={css.unknown}>Неизвестный тип блока: «{type}»</div>;
}
