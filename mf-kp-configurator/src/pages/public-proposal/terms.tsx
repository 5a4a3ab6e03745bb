import type { PublicProposal } from '@site/contracts/public-proposal';
import css from './public-proposal.module.css';

export function Terms({ proposal: { terms, signatory, partner } }: { proposal: PublicProposal }) {
  const said = [
    ['Оплата', terms.payment],
    ['Срок поставки', terms.term],
    ['Поставка', terms.delivery],
    ['Гарантия', terms.warranty],
  ].filter(([, text]) => text);
  return (
    <>
      {said.length > 0 && (
        <section aria-labelledby="terms">
          <h2 id="terms" className={css.subtitle}>
            Условия
          </h2>
          <dl className={css.terms}>
            {said.map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <p className={css.facts}>
        Предложение не&nbsp;является публичной офертой. Внешний вид и&nbsp;комплектация могут отличаться.
      </p>
      <p className={css.signatory}>
        {signatory.name ? (
          <>
            {signatory.position && <span>{signatory.position}</span>}
            <strong>{signatory.name}</strong>
          </>
        ) : (
          <strong>{partner.name}</strong>
        )}
      </p>
    </>
  );
}
