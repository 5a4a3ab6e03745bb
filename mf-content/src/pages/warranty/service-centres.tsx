import { paths } from '@site/contracts/paths';
import type { WarrantyPageData } from '@site/contracts/warranty';
import { formatPhone, telHref } from '@site/kernel/phone';
import { Grid, Section } from '@site/ui/layout';
import { MoreLink, TextLink } from '@site/ui/link';
import css from './service-centres.module.css';

type Centre = WarrantyPageData['centres'][number];

const townsOf = (centres: readonly Centre[]) =>
  [...new Set(centres.map(({ city }) => city))].map((city) => ({
    city,
    centres: centres.filter((centre) => centre.city === city),
  }));

export function ServiceCentres({ centres }: { centres: readonly Centre[] }) {
  return (
    <Section
      id="centres"
      title="Сервисные центры"
      more={<MoreLink href={paths.whereToBuy()}>Все партнёры на&nbsp;карте</MoreLink>}
    >
      {centres.length > 0 ? (
        <Grid min={280}>
          {townsOf(centres).map((town) => (
            <div key={town.city} className={css.town}>
              <h3 className={css.city}>{town.city}</h3>
              {town.centres.map(({ url, name, address, hours, phone }) => (
                <div key={url} className={css.centre}>
                  <TextLink href={url}>{name}</TextLink>
                  <span>{address}</span>
                  <span className={css.quiet}>{hours}</span>
                  <TextLink href={telHref(phone)} className={css.phone}>
                    {formatPhone(phone)}
                  </TextLink>
                </div>
              ))}
            </div>
          ))}
        </Grid>
      ) : (
        <p>
          Ремонт принимает сервисный центр завода: отправьте обращение, и&nbsp;мы&nbsp;скажем, куда привезти изделие.
        </p>
      )}
    </Section>
  );
}
