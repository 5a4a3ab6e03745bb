import css from './choices.module.css';

interface ChoiceProps {
  name: string;
  about: string;
  busy?: boolean;
  onClick: () => void;
}

export function Choice({ name, about, busy = false, onClick }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={css.choice} aria-busy={busy || undefined} onClick={onClick}>
        <span className={css.name}>{name}</span>
        <span className={css.about}>{about}</span>
      </button>
    </li>
  );
}
