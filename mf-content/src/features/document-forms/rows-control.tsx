import type { RowsField } from '@site/contracts/form-fields';
import { Button } from '@site/ui/button';
import { Input } from '@site/ui/input';
import type { ControlProps } from './control.ts';
import css from './document-forms.module.css';
import { listOf, textOf, valuesOf } from './form-values.ts';

interface RowsControlProps extends ControlProps<RowsField> {
  /** The table's columns. */
  columns: unknown;
}

/** Cells of a table, below the titles of its columns. */
export function RowsControl({ field, name, value, onChange, columns }: RowsControlProps) {
  const rows = listOf(value).map((row) => listOf(row).map(textOf));
  const titles = listOf(columns).map((column) => textOf(valuesOf(column).title));
  const width = Math.max(titles.length, ...rows.map((row) => row.length));
  const places = Array.from({ length: width }, (_, index) => index);
  const change = (nth: number, place: number, text: string) =>
    onChange(
      rows.map((row, index) =>
        index === nth ? places.map((other) => (other === place ? text : (row[other] ?? ''))) : row,
      ),
    );
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{field.label}</legend>
      <div className={css.scrolling} role="group" aria-label={field.label}>
        <table className={css.rows}>
          <thead>
            <tr>
              {places.map((place) => (
                <th key={place} scope="col">
                  {titles[place] || `Столбец ${place + 1}`}
                </th>
              ))}
              <th scope="col">Убрать</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, nth) => (
              <tr key={nth}>
                {places.map((place) => (
                  <td key={place}>
                    <Input
                      name={`${name}.${nth}.${place}`}
                      type="text"
                      aria-label={`Строка ${nth + 1}, ${titles[place] || `столбец ${place + 1}`}`}
                      value={row[place] ?? ''}
                      onChange={({ target }) => change(nth, place, target.value)}
                    />
                  </td>
                ))}
                <td>
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={`Убрать строку ${nth + 1}`}
                    onClick={() => onChange(rows.filter((_, index) => index !== nth))}
                  >
                    Убрать
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <Button size="small" variant="secondary" onClick={() => onChange([...rows, places.map(() => '')])}>
          Добавить строку
        </Button>
      </div>
    </fieldset>
  );
}
