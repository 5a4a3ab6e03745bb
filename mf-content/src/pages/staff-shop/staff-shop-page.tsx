import type { ManagedShop } from '@site/contracts/manage-shops';
import { paths } from '@site/contracts/paths';
import { formatDateTime } from '@site/kernel/dates';
import { formatPhone } from '@site/kernel/phone';
import { useAction, useApi, useLoaderData } from '@site/runtime';
import { TextDecision } from '@site/staff/decide';
import { DecisionHistory } from '@site/staff/history';
import { Facts } from '@site/ui/facts';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { ShopDialog } from '../../features/staff-shop/shop-dialog.tsx';
import { shopKindNames } from '../../features/staff-shop/shop-words.ts';
import css from './staff-shop-page.module.css';
import type { loader } from './route.ts';

export function StaffShopPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value?.name}>
      {(shop) => <ShopView shop={shop} />}
    </StaffSectionPage>
  );
}

function ShopView({ shop }: { shop: ManagedShop }) {
  const { slug, kind, site, is_closed, partner, longitude, latitude } = shop;
  const api = useApi();
  const { busy, act } = useAction();
  const [open, setOpen] = useState<'change' | 'close' | null>(null);
  const close = () => setOpen(null);
  const reopen = () => act(() => api.call('POST /manage/shops/{slug}/open/', { params: { slug } }), 'Магазин открыт');
  return (
    <>
      <div className={css.buttons}>
        <Button onClick={() => setOpen('change')}>Изменить</Button>
        {is_closed ? (
          <Button variant="secondary" loading={busy} onClick={() => void reopen()}>
            Открыть снова
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setOpen('close')}>
            Закрыть магазин
          </Button>
        )}
      </div>
      <Facts
        facts={[
          ['Состояние', is_closed ? <Badge tone="danger">Закрыт</Badge> : <Badge tone="success">На&nbsp;сайте</Badge>],
          ['Вид', shopKindNames[kind]],
          ['Город', shop.city],
          ['Адрес', shop.address],
          ['Координаты', latitude === null ? null : `${latitude}, ${longitude}`],
          ['Телефон', <TextLink href={`tel:${shop.phone}`}>{formatPhone(shop.phone)}</TextLink>],
          ['Часы работы', shop.hours],
          ['Сайт', site && <TextLink href={site}>{site}</TextLink>],
          ['Направления', shop.directions.join(', ')],
          ['Договор с\u00a0заводом', shop.is_authorised ? 'Есть' : 'Нет'],
          ['Примечание', shop.note],
          ['Партнёр', partner && <TextLink href={paths.partner(partner)}>Страница партнёра</TextLink>],
          ['Изменён', shop.edited_at ? formatDateTime(shop.edited_at) : 'Как в\u00a0поставке сайта'],
        ]}
      />
      <DecisionHistory decisions={shop.decisions} />
      {open === 'change' && <ShopDialog shop={shop} onClose={close} />}
      {open === 'close' && (
        <TextDecision
          title={`Закрыть магазин «${shop.name}»?`}
          draft={`staff-shop-close-${slug}`}
          maxLength={300}
          hint="Для&nbsp;истории решений, посетители её не&nbsp;увидят"
          optional
          submit="Закрыть магазин"
          danger
          send={(reason) => api.call('POST /manage/shops/{slug}/close/', { params: { slug }, body: { reason } })}
          done="Магазин закрыт"
          onClose={close}
        >
          Магазин исчезнет с&nbsp;сайта. Его можно открыть снова.
        </TextDecision>
      )}
    </>
  );
}
