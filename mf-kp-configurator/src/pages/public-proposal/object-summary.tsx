import type { PublicProposal } from '@site/contracts/public-proposal';
import { formatCount, type PluralForms } from '@site/kernel/plurals';
import { Icon } from '@site/ui/icon';
import { iconBarrier, iconLogin, iconLogout, iconParking, iconRuble } from '@site/ui/icons';
import css from './object-summary.module.css';

const forms = {
  spaces: ['машино-место', 'машино-места', 'машино-мест'],
  entries: ['въезд', 'въезда', 'въездов'],
  exits: ['выезд', 'выезда', 'выездов'],
  others: ['другой проезд', 'других проезда', 'других проездов'],
  stations: ['автоматическая касса', 'автоматические кассы', 'автоматических касс'],
} as const satisfies Record<string, PluralForms>;

/** The car park in figures; zero counts are omitted. */
export function ObjectSummary({ object }: { object: PublicProposal['object'] }) {
  const { name, place, spaces, entries, exits, other_lanes, pay_stations } = object;
  const figures = [
    [iconParking, spaces ?? 0, forms.spaces],
    [iconLogin, entries, forms.entries],
    [iconLogout, exits, forms.exits],
    [iconBarrier, other_lanes, forms.others],
    [iconRuble, pay_stations, forms.stations],
  ] as const;
  return (
    <section aria-labelledby="object">
      <h2 id="object" className={css.name}>
        {name}
      </h2>
      {place && <p className={css.place}>{place}</p>}
      <ul className={css.figures}>
        {figures
          .filter(([, count]) => count > 0)
          .map(([shape, count, words]) => (
            <li key={words[0]}>
              <Icon shape={shape} className={css.icon} />
              {formatCount(count, words)}
            </li>
          ))}
      </ul>
    </section>
  );
}
