import { paths } from '@site/contracts/paths';
import { ButtonLink } from '@site/ui/button';
import css from '../personal-page.module.css';
import { Section } from '../section.tsx';

export function ExportSection() {
  return (
    <Section title="Копия данных">
      <p className={css.quiet}>
        Всё, что сайт хранит о&nbsp;вас: контакты, согласия, входы, заказы, вопросы и&nbsp;обращения.
      </p>
      <div className={css.actions}>
        <ButtonLink href={paths.personalData('html')} download variant="secondary">
          Скачать для чтения
        </ButtonLink>
        <ButtonLink href={paths.personalData('json')} download variant="secondary">
          Скачать JSON
        </ButtonLink>
      </div>
    </Section>
  );
}
