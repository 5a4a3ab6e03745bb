import { paths } from '@site/contracts/paths';
import type { Material } from '@site/contracts/partner-materials';
import { ButtonLink } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { Icon } from '@site/ui/icon';
import { iconDownload, iconPdf } from '@site/ui/icons';
import { Picture } from '@site/ui/picture';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import css from './partner-materials-page.module.css';

export function MaterialCard({ id, title, facts, direction, preview }: Material) {
  return (
    <li>
      <Card padding="small" className={css.card}>
        <div className={css.preview}>
          {preview ? (
            <Picture picture={preview} decorative fit="contain" />
          ) : (
            <Icon shape={iconPdf} size={40} className={css.icon} />
          )}
        </div>
        <div className={css.name}>{title}</div>
        <p className={css.facts}>{[direction, facts].filter(Boolean).join(' · ')}</p>
        <ButtonLink
          variant="secondary"
          size="small"
          href={paths.partnerMaterialFile(id)}
          iconStart={iconDownload}
          download
        >
          Скачать <VisuallyHidden>{title}</VisuallyHidden>
        </ButtonLink>
      </Card>
    </li>
  );
}
