import { paths } from '@site/contracts/paths';
import css from './logo.module.css';

/** The mark shows a struck tuning fork; the name comes from the site settings. */
export function Logo({ name }: { name: string }) {
  return (
    <a className={css.logo} href={paths.home()} aria-label={`${name}, на главную`}>
      <svg className={css.mark} viewBox="0 0 36 36" width="36" height="36" aria-hidden="true" focusable="false">
        <rect width="36" height="36" rx="9" fill="#0b2239" />
        <path d="M13 7v10a5 5 0 0 0 10 0V7M18 22v7" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
        <path
          d="M8.5 9.5a8 8 0 0 0 0 6M27.5 9.5a8 8 0 0 1 0 6"
          fill="none"
          stroke="#00b0ed"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span className={css.name}>{name}</span>
    </a>
  );
}
