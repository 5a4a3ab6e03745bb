import css from './facts.module.css';

/** Names and values with a dotted leader between them. */
export function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={css.fact}>
          <dt>
            <span>{label}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
