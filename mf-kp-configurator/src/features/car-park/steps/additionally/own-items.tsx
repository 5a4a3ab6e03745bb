import type { OwnItem } from '@site/contracts/proposal-configuration';
import { paths } from '@site/contracts/paths';
import { TextLink } from '@site/ui/link';
import { useBook, useDocument, useEditor } from '../../editor/editor-context.tsx';
import { ownItem } from '../../editor/updates.ts';
import { Counter } from '../../fields/counter.tsx';
import { formatSum } from '../../../sums/sums.ts';

const where: Record<OwnItem['kind'], { none: string; add: string; href: string }> = {
  service: { none: 'В\u00a0профиле компании услуг пока нет.', add: 'Добавить услуги', href: paths.accountServices() },
  product: {
    none: 'В\u00a0профиле компании товаров пока нет.',
    add: 'Добавить товары',
    href: paths.accountOwnProducts(),
  },
};

export function OwnItems({ kind }: { kind: OwnItem['kind'] }) {
  const { edit, readOnly } = useEditor();
  const { own } = useBook();
  const chosen = useDocument().configuration.additionally.own;
  const items = own.filter((item) => item.kind === kind);
  const { none, add, href } = where[kind];
  if (items.length === 0)
    return (
      <p>
        {none} <TextLink href={href}>{add}</TextLink>
      </p>
    );
  return items.map(({ id, name, unit, price }) => (
    <Counter
      key={id}
      label={name}
      hint={`${formatSum(price)} за\u00a0${unit}`}
      max={9_999}
      disabled={readOnly}
      value={chosen.find((item) => item.kind === kind && item.id === id)?.qty ?? 0}
      onChange={(qty) => edit(ownItem({ kind, id, qty }), id)}
    />
  ));
}
