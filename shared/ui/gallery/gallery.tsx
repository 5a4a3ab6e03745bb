import { useState } from 'react';
import { Field } from '../src/field/index.ts';
import { iconSearch } from '../src/icons/index.ts';
import { Input } from '../src/input/index.ts';
import { Container } from '../src/layout/index.ts';
import { components } from './components.ts';
import { Messages, Navigation } from './content.tsx';
import { Buttons, Fields } from './controls.tsx';
import { Foundations } from './foundations.tsx';
import { Frames } from './frames.tsx';
import { SearchContext, searchFor } from './search-context.ts';
import { Shop } from './shop.tsx';
import css from './gallery.module.css';

/** Every component with its states, properties and code, for page authors and automated checks. */
export function UiGallery() {
  const [query, setQuery] = useState('');
  const search = searchFor(query);
  const found = components.filter(({ name }) => search(name)).length;
  return (
    <Container>
      <h1 className={css.heading}>Дизайн-система</h1>
      <div className={css.search}>
        <Field
          label="Найти компонент"
          hint={`Компонентов: ${query ? `${found} из ${components.length}` : components.length}`}
        >
          <Input
            type="search"
            icon={iconSearch}
            placeholder="Button, Pagination, «Поля»"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </Field>
      </div>
      <SearchContext value={search}>
        <Foundations />
        <Frames />
        <Buttons />
        <Fields />
        <Navigation />
        <Messages />
        <Shop />
      </SearchContext>
    </Container>
  );
}
