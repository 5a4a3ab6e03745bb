import { toast, useLocation } from '@site/runtime';
import { Button } from '@site/ui/button';
import { Panel } from '@site/ui/card';
import { copyText } from '@site/ui/copy-text';
import { iconCopy, iconRefresh } from '@site/ui/icons';
import { useState } from 'react';
import { CashFlow } from './cash-flow.tsx';
import { FigureField } from './figure-field.tsx';
import { example, payBack, readFigures, writeFigures, type FieldName, type Figures } from './pay-back.ts';
import { Results } from './results.tsx';
import css from './calculator.module.css';

const fields: readonly { name: FieldName; label: string; unit: string }[] = [
  { name: 'places', label: 'Количество мест', unit: 'мест' },
  { name: 'visits', label: 'Платных въездов в\u00a0день', unit: 'въездов' },
  { name: 'payment', label: 'Средняя оплата', unit: '₽' },
  { name: 'expenses', label: 'Расходы в\u00a0месяц', unit: '₽' },
  { name: 'investment', label: 'Вложения', unit: '₽' },
];

/**
 * The figures are in the address: a link reproduces the calculation and a reload keeps it. They are written without the
 * router, because nothing has to be loaded and typing is not a page view. Without scripts it is a GET form.
 */
export function Calculator() {
  const { pathname, search } = useLocation();
  const [figures, setFigures] = useState(() => readFigures(search));
  const result = payBack(figures);

  const change = (next: Figures) => {
    setFigures(next);
    window.history.replaceState(window.history.state, '', pathname + writeFigures(next) + window.location.hash);
  };
  const copy = async () => {
    if (await copyText(window.location.href)) toast.success('Ссылка на\u00a0расчёт скопирована');
    else toast.error('Не удалось скопировать ссылку. Скопируйте её из\u00a0адресной строки');
  };

  return (
    <div className={css.calculator}>
      <form
        className={css.form}
        action={pathname.replace(/\/$/, '')}
        aria-label="Данные для расчёта"
        onSubmit={(event) => event.preventDefault()}
      >
        {fields.map((field) => (
          <FigureField
            key={field.name}
            {...field}
            value={figures[field.name]}
            onChange={(value) => change({ ...figures, [field.name]: value })}
          />
        ))}
        <noscript>
          <Button type="submit">Рассчитать</Button>
        </noscript>
        <div className={css.actions}>
          <Button variant="secondary" iconStart={iconCopy} onClick={() => void copy()}>
            Скопировать ссылку
          </Button>
          <Button variant="ghost" iconStart={iconRefresh} onClick={() => change(example)}>
            Вернуть пример
          </Button>
        </div>
      </form>
      <Panel padding="large" className={css.outcome}>
        <Results result={result} figures={figures} />
        {result && <CashFlow result={result} investment={figures.investment ?? 0} />}
      </Panel>
    </div>
  );
}
