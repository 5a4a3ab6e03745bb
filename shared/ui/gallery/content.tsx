import { Accordion } from '../src/accordion/index.ts';
import { Alert, RetryAlert } from '../src/alert/index.ts';
import { Badge } from '../src/badge/index.ts';
import { Breadcrumbs } from '../src/breadcrumbs/index.ts';
import { Button } from '../src/button/index.ts';
import { Card, Panel } from '../src/card/index.ts';
import { DataTable } from '../src/data-table/index.ts';
import {
  BarrierDrawing,
  BoxDrawing,
  ColumnDrawing,
  EmptyState,
  ErrorState,
  GateDrawing,
  SearchDrawing,
} from '../src/empty-state/index.ts';
import { Facts } from '../src/facts/index.ts';
import { Field } from '../src/field/index.ts';
import { Input } from '../src/input/index.ts';
import { ListFilters } from '../src/list-filters/index.ts';
import { Pagination } from '../src/pagination/index.ts';
import { Prose } from '../src/prose/index.ts';
import { Skeleton, SkeletonTable, SkeletonText } from '../src/skeleton/index.ts';
import { Tabs } from '../src/tabs/index.ts';
import { formatPrice } from '@site/kernel/money';
import { proseHtml } from './samples.ts';
import { Sample } from './sample.tsx';
import css from './gallery.module.css';

const rows = [
  { article: '901-0140', name: 'Привод для откатных ворот', unit: 'шт.', price: 34_900 },
  { article: '901-0433', name: 'Рейка зубчатая стальная', unit: 'м', price: 1_190 },
  { article: '901-0620', name: 'Шлагбаум с шарнирной стрелой', unit: 'шт.', price: 125_000 },
];

export function Navigation() {
  return (
    <>
      <Sample title="Путь и страницы" of={['Breadcrumbs', 'Pagination']}>
        <Breadcrumbs
          items={[
            { name: 'Главная', url: '#home' },
            { name: 'Каталог', url: '#catalog' },
            { name: 'Автоматика для откатных ворот', url: '#sliding' },
            { name: 'Промышленная', url: '#industrial' },
          ]}
        />
        <Pagination page={5} pages={12} hrefFor={(page) => `#page-${page}`} />
        <Pagination label="Страницы короткого списка" page={1} pages={3} hrefFor={(page) => `#page-${page}`} />
      </Sample>
      <Sample title="Отбор в списке" of={['ListFilters']}>
        <ListFilters
          label="Поиск заказов"
          action="#orders"
          searchLabel="Номер, артикул или товар"
          search=""
          title="Период и&nbsp;порядок"
          count={1}
          sorts={{ '-date': 'Сначала новые', date: 'Сначала старые' }}
          sort="-date"
          resetHref="#orders"
        >
          <Field label="С какого дня">
            <Input type="date" name="from" defaultValue="2026-10-01" />
          </Field>
        </ListFilters>
      </Sample>
      <Sample title="Вкладки и раскрытие" of={['Tabs', 'Accordion', 'Prose']}>
        <Tabs
          label="О товаре"
          items={[
            { id: 'gallery-about', label: 'Описание', content: <Prose html={proseHtml} /> },
            {
              id: 'gallery-documents',
              label: 'Документы',
              count: 4,
              content: <p>Паспорт, инструкция, чертёж, сертификат.</p>,
            },
            { id: 'gallery-questions', label: 'Вопросы и ответы', content: <p>Вопросов пока нет.</p> },
          ]}
        />
        <Accordion
          openFirst
          items={[
            { title: 'Сколько длится гарантия?', content: 'Три года при обслуживании у партнёра.' },
            {
              title: 'Можно ли установить самостоятельно?',
              content: 'Можно, но гарантия на монтаж действует только у партнёров.',
            },
          ]}
        />
      </Sample>
    </>
  );
}

export function Messages() {
  return (
    <>
      <Sample title="Значки состояния" of={['Badge']} row>
        <Badge>Черновик</Badge>
        <Badge tone="info">Новинка</Badge>
        <Badge tone="success">Оплачен</Badge>
        <Badge tone="warning">На модерации</Badge>
        <Badge tone="danger">Акция</Badge>
      </Sample>
      <Sample title="Сообщения" of={['Alert', 'RetryAlert']}>
        <Alert title="Срок поставки уточняйте">Менеджер ответит в&nbsp;течение рабочего дня.</Alert>
        <Alert tone="success">Изменения сохранены и&nbsp;отправлены на&nbsp;модерацию.</Alert>
        <Alert
          tone="warning"
          title="Остатки изменились"
          actions={
            <Button size="small" variant="secondary">
              Обновить
            </Button>
          }
        >
          Проверьте количество в&nbsp;двух строках.
        </Alert>
        <Alert tone="danger">Код неверен или устарел.</Alert>
        <RetryAlert onRetry={() => {}}>Не&nbsp;удалось загрузить уведомления.</RetryAlert>
      </Sample>
      <Sample title="Карточка, панель, заготовки" of={['Card', 'Panel', 'Skeleton', 'SkeletonText', 'SkeletonTable']}>
        <div className={css.columns}>
          <Card>Карточка на&nbsp;белом с&nbsp;тонкой линией.</Card>
          <Panel>Панель: спокойная основа.</Panel>
          <Card aria-busy="true">
            <SkeletonText />
          </Card>
          <Card aria-busy="true">
            <Skeleton ratio="4 / 3" />
          </Card>
        </div>
        <SkeletonTable rows={3} />
      </Sample>
      <Sample title="Сведения" of={['Facts']}>
        <Facts
          facts={[
            ['Состояние', <Badge tone="success">Оплачен</Badge>],
            ['Покупатель', 'ООО «Въездные системы», ИНН 0012345641'],
            ['Комментарий', ''],
          ]}
        />
      </Sample>
      <Sample title="Таблица" of={['DataTable']}>
        <DataTable
          caption="Цены"
          rows={rows}
          rowKey={(row) => row.article}
          columns={[
            { key: 'article', title: 'Артикул', cell: (row) => row.article },
            { key: 'name', title: 'Наименование', cell: (row) => row.name },
            { key: 'unit', title: 'Ед.', cell: (row) => row.unit },
            { key: 'price', title: 'Цена', align: 'right', cell: (row) => formatPrice(row.price) },
          ]}
        />
      </Sample>
      <Sample
        title="Пустые состояния и ошибки"
        of={[
          'EmptyState',
          'ErrorState',
          'BoxDrawing',
          'SearchDrawing',
          'BarrierDrawing',
          'GateDrawing',
          'ColumnDrawing',
        ]}
      >
        <div className={css.columns}>
          <EmptyState title="Корзина пуста" drawing={<BoxDrawing />} actions={<Button>Перейти в&nbsp;каталог</Button>}>
            Добавьте товары из&nbsp;каталога, они останутся здесь.
          </EmptyState>
          <EmptyState title="Ничего не найдено" drawing={<SearchDrawing />}>
            Проверьте артикул или уберите часть фильтров.
          </EmptyState>
          <EmptyState title="Страница не найдена" drawing={<BarrierDrawing />}>
            Попробуйте вернуться назад или поискать в&nbsp;каталоге.
          </EmptyState>
          <EmptyState title="Доступ ограничен" drawing={<GateDrawing />}>
            Позвоните нам, и&nbsp;мы поможем.
          </EmptyState>
          <ErrorState
            title="Что-то пошло не так"
            drawing={<ColumnDrawing />}
            actions={<Button variant="secondary">Обновить</Button>}
          >
            Попробуйте обновить страницу позже.
          </ErrorState>
        </div>
      </Sample>
    </>
  );
}
