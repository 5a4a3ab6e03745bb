import type { GoodsImports } from '@site/contracts/manage-goods';
import { list } from '@site/staff/list';
import { Accordion } from '@site/ui/accordion';
import { type Column, DataTable } from '@site/ui/data-table';

type FileColumn = GoodsImports['tables'][number]['columns'][number];

const columns: Column<FileColumn>[] = [
  { key: 'title', title: 'Заголовок', cell: ({ title }) => title },
  { key: 'required', title: 'Для новой строки', cell: ({ required }) => (required ? 'обязателен' : '—') },
  { key: 'about', title: 'Что писать', cell: ({ about }) => about },
];

export function ColumnHelp({ tables }: Pick<GoodsImports, 'tables'>) {
  return (
    <section aria-labelledby="columns" className={list.section}>
      <h2 id="columns" className={list.title}>
        Столбцы файла
      </h2>
      <p>
        Столбцы могут быть любыми из&nbsp;списка и&nbsp;в&nbsp;любом порядке: прайсу достаточно столбцов «Артикул»
        и&nbsp;«Цена». Поля без&nbsp;столбца не&nbsp;изменятся, пустая ячейка очищает поле. Строка с&nbsp;новым
        артикулом добавляет товар. Значения списка разделяет знак&nbsp;|. Столбец «Характеристика: …» задаёт
        характеристику с&nbsp;этим названием или&nbsp;кодом.
      </p>
      <Accordion
        items={tables.map(({ title, columns: all }) => ({
          title,
          content: <DataTable caption={title} captionHidden columns={columns} rows={all} rowKey={(row) => row.title} />,
        }))}
      />
    </section>
  );
}
