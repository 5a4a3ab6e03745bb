import { paths } from '@site/contracts/paths';
import { formatCount, pluralForm } from '@site/kernel/plurals';
import { useLoaderData } from '@site/runtime';
import { Button, ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { Field } from '@site/ui/field';
import { iconSearch } from '@site/ui/icons';
import { Input } from '@site/ui/input';
import { Container } from '@site/ui/layout';
import { useState } from 'react';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PreviewNotice } from '../../features/preview-notice/preview-notice.tsx';
import css from './faq-page.module.css';
import { isQuestion, questionsWith } from './questions-with.ts';
import type { loader } from './route.ts';

/** Questions and answers, filtered while typing; without scripts the form opens the site's search. */
export function FaqPage() {
  const { seo, content, preview } = useLoaderData<typeof loader>();
  const [text, setText] = useState('');
  const isFiltered = isQuestion(text);
  const { blocks, count } = questionsWith(isFiltered ? text : '', content);
  return (
    <>
      {preview && <PreviewNotice preview={preview} />}
      <PageHead seo={seo}>
        <form role="search" aria-label="Поиск по вопросам" method="get" action="/search" className={css.search}>
          <Field label="Слова из вопроса или ответа">
            <Input
              type="search"
              name="query"
              value={text}
              onChange={({ target }) => setText(target.value)}
              maxLength={100}
              icon={iconSearch}
            />
          </Field>
          <Button type="submit" variant="secondary">
            Искать по&nbsp;сайту
          </Button>
        </form>
        <p role="status" className={css.found}>
          {isFiltered &&
            `${pluralForm(count, ['Найден', 'Найдено', 'Найдено'])} ${formatCount(count, ['вопрос', 'вопроса', 'вопросов'])}`}
        </p>
      </PageHead>
      {isFiltered && count === 0 ? (
        <Container>
          <EmptyState
            title="Такого вопроса здесь нет"
            actions={<ButtonLink href={paths.content('feedback')}>Задать вопрос</ButtonLink>}
          >
            Спросите нас: ответим в&nbsp;течение рабочего дня.
          </EmptyState>
        </Container>
      ) : (
        <div className={css.blocks}>
          <Blocks blocks={isFiltered ? blocks : content} leading />
        </div>
      )}
    </>
  );
}
