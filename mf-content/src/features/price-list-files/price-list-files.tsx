import type { PriceListPageData } from '@site/contracts/price-lists';
import { ButtonLink } from '@site/ui/button';
import { cx } from '@site/ui/cx';
import { iconPdf, iconXls } from '@site/ui/icons';
import css from './price-list-files.module.css';

interface PriceListFilesProps extends Pick<PriceListPageData, 'files' | 'title'> {
  className?: string;
}

const shapes = { XLSX: iconXls, PDF: iconPdf };

/** Files of the whole list, at the prices of the current user. */
export const PriceListFiles = ({ title, files, className }: PriceListFilesProps) => (
  <div className={cx(css.files, className)}>
    {files.map(({ format, url }) => (
      <ButtonLink
        key={format}
        href={url}
        variant="secondary"
        size="small"
        iconStart={shapes[format]}
        aria-label={`Скачать «${title}», ${format}`}
        download
      >
        {format}
      </ButtonLink>
    ))}
  </div>
);
