import { Section } from '@site/ui/layout';
import css from './how-it-works.module.css';

const steps = [
  { title: 'Выберите мероприятие', text: 'По\u00a0теме, дате и\u00a0городу. Вебинары доступны из\u00a0любого места.' },
  { title: 'Оставьте заявку', text: 'На\u00a0странице мероприятия: имя, телефон и\u00a0электронная почта.' },
  { title: 'Получите подтверждение', text: 'Мы пришлём письмо с\u00a0адресом класса или ссылкой на\u00a0трансляцию.' },
  { title: 'Пройдите обучение', text: 'Теория, практика на\u00a0действующем оборудовании и\u00a0ответы преподавателя.' },
];

export function HowItWorks() {
  return (
    <Section title="Как проходит обучение">
      <ol className={css.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={css.step}>
            <span className={css.number} aria-hidden="true">{index + 1}</span>
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
