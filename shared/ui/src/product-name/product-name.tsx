import css from './product-name.module.css';

/** «BA-40», «КВ-12М»: capitals or digits on both sides of a hyphen. Words such as «карта-ключ» may break. */
const code = /([A-ZА-ЯЁ\d][^\s,()«»]*-[A-ZА-ЯЁ\d][^\s,()«»]*)/;

/**
 * A product's name whose codes stay in one line. The hyphens stay what they are, so that a name copied from the page
 * or looked for in it is found.
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
