import { useApi, useLoaderData } from '@site/runtime';
import { AssortmentPage } from '../../features/company-assortment/assortment-page.tsx';
import { serviceValues, toService } from '../../features/company-assortment/item-values.ts';
import { ServiceDialog } from '../../features/company-assortment/service-dialog.tsx';
import type { loader } from './route.ts';

const words = {
  add: 'Добавить услугу',
  none: 'Услуг пока нет',
  invitation:
    'Монтаж, пусконаладка, обслуживание: добавьте свои работы, чтобы включать их в\u00a0предложения клиентам.',
};

export function ProfileServicesPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const api = useApi();
  return (
    <AssortmentPage
      seo={seo}
      known={pagedata.items}
      may_edit={pagedata.may_edit}
      words={words}
      facts={({ category, duration, vat_included }) => [
        category,
        duration,
        vat_included ? 'цена с\u00a0НДС' : 'цена без НДС',
      ]}
      Form={ServiceDialog}
      remove={({ id }) => api.call('DELETE /account/profile/expanded-services/{id}/', { params: { id } })}
      hide={(item) =>
        api.call('PUT /account/profile/expanded-services/{id}/', {
          params: { id: item.id },
          body: { ...toService(serviceValues(item)), is_active: false },
        })
      }
    />
  );
}
