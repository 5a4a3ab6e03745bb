import { paths } from '@site/contracts/paths';
import { Icon } from '@site/ui/icon';
import { iconArrowRight, iconCamera, iconParking } from '@site/ui/icons';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import css from './pay-back.module.css';

const systems = [
  {
    href: paths.payBack(),
    icon: iconParking,
    name: 'Парковка с\u00a0билетами',
    text: 'Стойки, касса и\u00a0билет со\u00a0штрихкодом',
  },
  {
    href: paths.cvPayBack(),
    icon: iconCamera,
    name: 'Парковка без билетов',
    text: 'Въезд и\u00a0оплата по\u00a0номеру автомобиля',
  },
];

/** Links from the parking equipment to the two pay-back calculators. */
export function PayBackLinks() {
  return (
    <section className={css.block} aria-labelledby="pay-back">
      <div>
        <h2 id="pay-back" className={css.title}>
          За&nbsp;сколько месяцев окупится парковка
        </h2>
        <p className={css.lead}>
          Укажите число заездов, тариф и&nbsp;расходы&nbsp;— калькулятор посчитает выручку, прибыль и&nbsp;срок.
        </p>
      </div>
      <ul className={css.systems}>
        {systems.map(({ href, icon, name, text }) => (
          <li key={href}>
            <a className={css.system} href={href}>
              <span className={css.sign}>
                <Icon shape={icon} />
              </span>
              <span className={css.words}>
                <span className={css.name}>{name}</span>
                <span className={css.text}>{text}</span>
                <VisuallyHidden>: </VisuallyHidden>
                <span className={css.action}>Рассчитать окупаемость</span>
              </span>
              <Icon shape={iconArrowRight} size={20} className={css.arrow} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
