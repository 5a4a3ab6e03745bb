import { paths } from '@site/contracts/paths';
import { GateDrawing } from '@site/ui/empty-state';
import { TextLink } from '@site/ui/link';
import { ApplicationForm } from './application-form.tsx';
import css from './parking-gate.module.css';

export const ApplicationPanel = ({ onSent }: { onSent: () => Promise<void> }) => (
  <div className={css.gate}>
    <GateDrawing />
    <h1 className={css.title}>Заявка на&nbsp;вступление в&nbsp;партнёрскую сеть</h1>
    <p className={css.text}>
      Конфигуратор парковок работает для партнёров. Расскажите о&nbsp;компании: менеджер рассмотрит заявку
      и&nbsp;ответит по&nbsp;электронной почте.
    </p>
    <ApplicationForm onSent={onSent} />
    <TextLink href={paths.parkingSystems()}>Перейти к&nbsp;парковочным системам</TextLink>
  </div>
);
