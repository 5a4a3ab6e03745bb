import { typograph } from '@site/kernel/typography';
import { ButtonLink } from '@site/ui/button';
import { iconPdf } from '@site/ui/icons';
import type { BlockProps } from '../block-view.ts';
import { TitledSection } from '../titled-section.tsx';
import css from './requisites-block.module.css';

/** Bank details of the company: text, a PDF, and a QR code for a banking app. */
export const RequisitesBlock = ({ block }: BlockProps<'requisites'>) =>
  // Until they are entered.
  block.items.length > 0 && (
    <TitledSection block={block}>
      <div className={css.requisites}>
        <dl className={css.list}>
          {block.items.map(({ label, value }) => (
            <div key={label} className={css.item}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>{typograph(value)}</dd>
            </div>
          ))}
        </dl>
        <figure className={css.figure}>
          <img
            className={css.code}
            src={block.code}
            width={200}
            height={200}
            loading="lazy"
            alt="QR-код с&nbsp;реквизитами для оплаты"
          />
          <figcaption className={css.caption}>
            Наведите камеру банковского приложения: реквизиты заполнятся, сумму и&nbsp;назначение впишете сами.
          </figcaption>
        </figure>
        <ButtonLink className={css.file} href={block.pdf} variant="secondary" iconStart={iconPdf} download>
          Скачать реквизиты, PDF
        </ButtonLink>
      </div>
    </TitledSection>
  );
