import { ProductName } from '@site/ui/product-name';
import css from './facts.module.css';

export function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={css.fact}>
          <dt>
            <span>{label}</span>
          </dt>
          <dd>
            <ProductName name={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
