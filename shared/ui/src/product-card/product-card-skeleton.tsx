import { cx } from '../cx/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import css from './product-card.module.css';

/** Placeholder with the same parts and heights as a product card. */
export function ProductCardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={css.media} />
      <div className={css.line}>
        <div className={css.article}>
          <Skeleton width="40%" />
        </div>
        <div className={css.tools}>
          <Skeleton width="calc(2 * var(--control-height))" height="var(--control-height)" />
        </div>
      </div>
      <div className={cx(css.name, css.bones)}>
        <Skeleton width="90%" height={14} />
        <Skeleton width="60%" height={14} />
      </div>
      <div className={cx(css.attributes, css.bones)}>
        <Skeleton height={12} />
        <Skeleton height={12} />
        <Skeleton width="70%" height={12} />
      </div>
      <div className={css.price}>
        <Skeleton width="50%" height={26} />
      </div>
      <div className={css.stock}>
        <Skeleton width="40%" height={20} />
      </div>
      <div className={css.action}>
        <Skeleton height="var(--control-height)" />
      </div>
    </div>
  );
}
