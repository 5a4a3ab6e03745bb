import type { ManagedProduct } from '@site/contracts/manage-goods';
import { paths } from '@site/contracts/paths';
import { badgeNames, stockStateNames } from '@site/contracts/product-states';
import { formatDate } from '@site/kernel/dates';
import { formatPrice } from '@site/kernel/money';
import { formatNumber } from '@site/kernel/numbers';
import { formatCount } from '@site/kernel/plurals';
import { useAction, useApi, useLoaderData } from '@site/runtime';
import { ConfirmDecision, DecisionBar } from '@site/staff/decide';
import { DecisionHistory } from '@site/staff/history';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { Facts } from '@site/ui/facts';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { UndoNote } from '../../features/edit/undo-note.tsx';
import type { loader } from './route.ts';
import { AttributesDialog } from './attributes-dialog.tsx';
import { DocumentsDialog } from './documents-dialog.tsx';
import { KitDialog } from './kit-dialog.tsx';
import { PicturesDialog } from './pictures-dialog.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { AttributesSection, DocumentsSection, KitSection, PlaceSection, RelatedSection } from './product-sections.tsx';
import { RelatedDialog } from './related-dialog.tsx';
import { SaleDialog } from './sale-dialog.tsx';
import { TextDialog } from './text-dialog.tsx';

export function StaffProductPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value?.values.name}>
      {(product) => <Product key={product.id} {...product} />}
    </StaffSectionPage>
  );
}

type Dialog = 'sale' | 'texts' | 'pictures' | 'attributes' | 'related' | 'kit' | 'documents' | 'place' | 'withdraw';

function Product(product: ManagedProduct) {
  const { id, article, slug, values, stocks, decisions } = product;
  const { price, stock_state, stock_qty, stock_date, lead_weeks, unit, multiplicity, min_qty, published } = values;
  const api = useApi();
  const { act, busy } = useAction();
  const [open, setOpen] = useState<Dialog | null>(null);
  const onClose = () => setOpen(null);
  const show = (shown: boolean) =>
    api.call('PUT /manage/products/{id}/', {
      params: { id },
      body: { published: shown, base: { published: !shown } },
    });
  return (
    <>
      <DecisionBar>
        <Button onClick={() => setOpen('sale')}>Изменить цену и&nbsp;наличие</Button>
        <Button variant="secondary" onClick={() => setOpen('texts')}>
          Изменить название и&nbsp;описание
        </Button>
        <Button variant="secondary" onClick={() => setOpen('pictures')}>
          Изменить фотографии и&nbsp;видео
        </Button>
        {published ? (
          <Button variant="secondary" onClick={() => setOpen('withdraw')}>
            Снять с&nbsp;сайта
          </Button>
        ) : (
          <Button variant="secondary" loading={busy} onClick={() => act(() => show(true), 'Товар на\u00a0сайте')}>
            Показать на&nbsp;сайте
          </Button>
        )}
      </DecisionBar>
      <Facts
        facts={[
          ['Артикул', article],
          [
            'Страница',
            published ? (
              <TextLink href={paths.product(slug)}>{paths.product(slug)}</TextLink>
            ) : (
              <Badge>Не&nbsp;на&nbsp;сайте</Badge>
            ),
          ],
          ['Розничная цена', price === null ? 'По\u00a0запросу' : `${formatPrice(price)} с\u00a0НДС`],
          ['Группа скидки', values.discount_group],
          ['Наличие', stockStateNames[stock_state]],
          ['Остаток', `${formatNumber(stock_qty)}\u00a0${unit}`],
          [
            'По\u00a0складам',
            stocks.map(({ warehouse, qty }) => `${warehouse} — ${formatNumber(qty)}\u00a0${unit}`).join(', '),
          ],
          ['Дата поступления', stock_date && formatDate(stock_date)],
          ['Срок поставки', lead_weeks && formatCount(lead_weeks, ['неделя', 'недели', 'недель'])],
          [
            'Заказ',
            `по\u00a0${formatNumber(multiplicity)}\u00a0${unit}, от\u00a0${formatNumber(min_qty)}\u00a0${unit}`,
          ],
          ['Серия', values.series],
          ['Гарантия', formatCount(values.warranty_months, ['месяц', 'месяца', 'месяцев'])],
          ['Метки', values.badges.map((badge) => badgeNames[badge]).join(', ')],
          ['Фотографии', values.photos.length > 0 && formatNumber(values.photos.length)],
          [
            'Поворот',
            values.turn.length > 0 && formatCount(values.turn.length, ['фотография', 'фотографии', 'фотографий']),
          ],
          ['Видео', values.videos.length > 0 && formatNumber(values.videos.length)],
          ['Краткое описание', values.short_description],
        ]}
      />
      <AttributesSection product={product} onEdit={() => setOpen('attributes')} />
      <KitSection product={product} onEdit={() => setOpen('kit')} />
      <RelatedSection product={product} onEdit={() => setOpen('related')} />
      <DocumentsSection product={product} onEdit={() => setOpen('documents')} />
      <PlaceSection product={product} onEdit={() => setOpen('place')} />
      <UndoNote />
      <DecisionHistory decisions={decisions} />
      {open === 'sale' && <SaleDialog product={product} onClose={onClose} />}
      {open === 'texts' && <TextDialog product={product} onClose={onClose} />}
      {open === 'pictures' && <PicturesDialog product={product} onClose={onClose} />}
      {open === 'attributes' && <AttributesDialog product={product} onClose={onClose} />}
      {open === 'kit' && <KitDialog product={product} onClose={onClose} />}
      {open === 'related' && <RelatedDialog product={product} onClose={onClose} />}
      {open === 'documents' && <DocumentsDialog product={product} onClose={onClose} />}
      {open === 'place' && <PlaceDialog product={product} onClose={onClose} />}
      {open === 'withdraw' && (
        <ConfirmDecision
          title="Снять товар с сайта?"
          confirm="Снять с сайта"
          danger
          send={() => show(false)}
          done="Товар снят с&nbsp;сайта"
          onClose={onClose}
        >
          Его нельзя будет найти и&nbsp;заказать. В&nbsp;сделанных заказах он останется.
        </ConfirmDecision>
      )}
    </>
  );
}
