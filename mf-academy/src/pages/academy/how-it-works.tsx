import { Section } from '@site/ui/layout';
import { Steps } from '../../features/steps/steps.tsx';

const steps = [
  { title: 'Выберите мероприятие', text: 'По\u00a0теме, дате и\u00a0городу. Вебинары доступны из\u00a0любого места.' },
  { title: 'Оставьте заявку', text: 'На\u00a0странице мероприятия: имя, телефон и\u00a0электронная почта.' },
  { title: 'Получите подтверждение', text: 'Мы пришлём письмо с\u00a0адресом класса или ссылкой на\u00a0трансляцию.' },
  {
    title: 'Пройдите обучение',
    text: 'Теория, практика на\u00a0действующем оборудовании и\u00a0ответы преподавателя.',
  },
];

export function HowItWorks() {
  return (
    <Section title="Как проходит обучение">
      <Steps steps={steps} />
    </Section>
  );
}
