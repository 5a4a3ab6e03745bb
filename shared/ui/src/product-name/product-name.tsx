import css from './product-name.module.css';

/** Matches «BA-40», «КВ-12М»: a capital or digit on both sides of a hyphen; not «карта-ключ». */
const code = /([A-ZА-ЯЁ\d][^\s,()«»]*-[A-ZА-ЯЁ\d][^\s,()«»]*)/;

/**
 * A product name that does not break within codes. The hyphens are kept, so that a copied name and a page search
 * match.
 */
export const ProductName = ({ name }: { name: string }) =>
  name.split(code).map((part, index) =>
    index % 2 ? (
      <span key={index} className={css.code}>
        {part}
      </span>
    ) : (
      part
    ),
  );
