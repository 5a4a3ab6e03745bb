import css from './steps.module.css';

interface Step {
  title: string;
  text: string;
}

export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={css.steps}>
    {steps.map(({ title, text }, index) => (
      <li key={title}>
        <span className={css.number} aria-hidden="true">
          {index + 1}
        </span>
        <h3 className={css.title}>{title}</h3>
        <p className={css.text}>{text}</p>
      </li>
    ))}
  </ol>
);
