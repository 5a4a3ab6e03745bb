import { eventTypeLabels, eventTypes, trainingCategories, trainingCategoryLabels } from '@site/contracts/academy-lists';
import { paths } from '@site/contracts/paths';
import { MoreFilters } from '@site/forms/more-filters';
import { Button, ButtonLink } from '@site/ui/button';
import { Checkbox } from '@site/ui/choice';
import { Field } from '@site/ui/field';
import { Select } from '@site/ui/input';
import { calendarHref, isNarrowed, type CalendarView } from './calendar-query.ts';
import css from '../../features/filters/filters.module.css';

interface ChoiceProps {
  name: 'type' | 'category' | 'city';
  label: string;
  all: string;
  options: readonly (readonly [value: string, label: string])[];
  view: CalendarView;
}

function Choice({ name, label, all, options, view }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select name={name} defaultValue={view[name] ?? ''}>
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** A plain GET form: it works without scripts, and Back undoes it. */
export function CalendarFilters({ view, cities }: { view: CalendarView; cities: readonly string[] }) {
  const { view: shape, month, past } = view;
  return (
    <form
      // Another address remounts the form, so that its fields show the current filters.
      key={calendarHref(view)}
      role="search"
      aria-label="Отбор мероприятий"
      method="get"
      action={paths.academyCalendar()}
      className={css.filters}
    >
      {Object.entries({ view: shape, month, past }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Choice
        name="type"
        label="Формат"
        all="Любой формат"
        options={eventTypes.filter((type) => type !== 'online').map((type) => [type, eventTypeLabels[type]] as const)}
        view={view}
      />
      <MoreFilters isOpen={Boolean(view.category ?? view.city ?? view.free)} />
      <Choice
        name="category"
        label="Направление"
        all="Все направления"
        options={trainingCategories.map((category) => [category, trainingCategoryLabels[category]] as const)}
        view={view}
      />
      <Choice
        name="city"
        label="Город"
        all="Все города"
        options={cities.map((city) => [city, city] as const)}
        view={view}
      />
      <Checkbox name="free" value="1" defaultChecked={view.free === '1'} label="Есть места" />
      <div className={css.buttons}>
        <Button type="submit">Показать</Button>
        {isNarrowed(view) && (
          <ButtonLink variant="ghost" href={calendarHref({ view: shape, month, past })}>
            Сбросить
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
