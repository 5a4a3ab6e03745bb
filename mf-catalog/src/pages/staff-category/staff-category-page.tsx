import type { ManagedCategory } from '@site/contracts/manage-categories';
import { attributeTypeNames } from '@site/contracts/attribute-types';
import { paths } from '@site/contracts/paths';
import { formatNumber } from '@site/kernel/numbers';
import { useAction, useApi, useLoaderData, useNavigate } from '@site/runtime';
import { ConfirmDecision, DecisionBar } from '@site/staff/decide';
import { DecisionHistory } from '@site/staff/history';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { Facts } from '@site/ui/facts';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { UndoNote } from '../../features/edit/undo-note.tsx';
import { FacetsDialog } from './facets-dialog.tsx';
import type { loader } from './route.ts';
import { TextDialog } from './text-dialog.tsx';

export function StaffCategoryPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value?.values.name}>
      {(category) => <Category key={category.id} {...category} />}
    </StaffSectionPage>
  );
}

function Category(category: ManagedCategory) {
  const { id, slug, values, products, published, subcategories, parents, facets, decisions } = category;
  const { name, parent, h1, intro, seo_text, visible, compared_apart } = values;
  const api = useApi();
  const navigate = useNavigate();
  const { act, busy } = useAction();
  const [open, setOpen] = useState<'texts' | 'facets' | 'hide' | 'remove' | null>(null);
  const onClose = () => setOpen(null);
  const params = { id };
  const show = (shown: boolean) =>
    api.call('PUT /manage/categories/{id}/', { params, body: { visible: shown, base: { visible: !shown } } });
  const remove = async () => {
    const response = await api.call('POST /manage/categories/{id}/remove/', { params });
    if (response.ok) await navigate(paths.staffSection('categories'));
    return response;
  };
  const chosen = values.facets.flatMap((code) => facets.filter((facet) => facet.code === code));
  return (
    <>
      <DecisionBar>
        <Button onClick={() => setOpen('texts')}>Изменить название и&nbsp;тексты</Button>
        <Button variant="secondary" onClick={() => setOpen('facets')}>
          Изменить фильтры
        </Button>
        {visible ? (
          <Button variant="secondary" onClick={() => setOpen('hide')}>
            Скрыть
          </Button>
        ) : (
          <Button variant="secondary" loading={busy} onClick={() => act(() => show(true), 'Категория на\u00a0сайте')}>
            Показать на&nbsp;сайте
          </Button>
        )}
        {products === 0 && subcategories === 0 && (
          <Button variant="secondary" onClick={() => setOpen('remove')}>
            Удалить
          </Button>
        )}
      </DecisionBar>
      <Facts
        facts={[
          [
            'Страница',
            visible ? <TextLink href={paths.category(slug)}>{paths.category(slug)}</TextLink> : <Badge>Скрыта</Badge>,
          ],
          ['Адрес', !visible && paths.category(slug)],
          ['В\u00a0категории', parents.find((one) => one.slug === parent)?.name ?? 'Верхний уровень каталога'],
          ['Подкатегорий', formatNumber(subcategories)],
          ['Товаров', formatNumber(products)],
          ['Из\u00a0них на\u00a0сайте', published < products && formatNumber(published)],
          ['Заголовок', h1],
          ['Вступление', intro],
          ['Текст под\u00a0товарами', seo_text ? 'Есть' : 'Нет'],
          ['Сравнение', compared_apart && 'Товары сравниваются только между собой'],
          [
            'Фильтры',
            chosen.length > 0
              ? chosen.map(({ label, type }) => `${label} (${attributeTypeNames[type].toLowerCase()})`).join(' · ')
              : 'Нет',
          ],
        ]}
      />
      <UndoNote />
      <DecisionHistory decisions={decisions} />
      {open === 'texts' && <TextDialog category={category} onClose={onClose} />}
      {open === 'facets' && <FacetsDialog category={category} onClose={onClose} />}
      {open === 'hide' && (
        <ConfirmDecision
          title="Скрыть категорию?"
          confirm="Скрыть"
          danger
          send={() => show(false)}
          done="Категория скрыта"
          onClose={onClose}
        >
          Её не&nbsp;будет в&nbsp;каталоге. Её&nbsp;страница и&nbsp;страницы её&nbsp;товаров перестанут открываться.
        </ConfirmDecision>
      )}
      {open === 'remove' && (
        <ConfirmDecision
          title={`Удалить категорию «${name}»?`}
          confirm="Удалить"
          danger
          send={remove}
          done="Категория удалена"
          onClose={onClose}
        >
          Удаление нельзя отменить: категорию придётся создать заново.
        </ConfirmDecision>
      )}
    </>
  );
}
