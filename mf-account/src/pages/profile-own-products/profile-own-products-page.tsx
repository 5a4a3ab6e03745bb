import { useApi, useLoaderData } from '@site/runtime';
import { Picture } from '@site/ui/picture';
import { AssortmentPage } from '../../features/company-assortment/assortment-page.tsx';
import { productValues, toProduct } from '../../features/company-assortment/item-values.ts';
import { ProductDialog } from '../../features/company-assortment/product-dialog.tsx';
import type { loader } from './route.ts';

const words = {
  add: 'Добавить товар',
  none: 'Собственных товаров пока нет',
  invitation: 'Добавьте то, чего нет в\u00a0каталоге, чтобы включать его в\u00a0предложения клиентам.',
};

export function ProfileOwnProductsPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const api = useApi();
  return (
    <AssortmentPage
      seo={seo}
      known={pagedata.items}
      may_edit={pagedata.may_edit}
      words={words}
      facts={({ article, category }) => [article && `арт.\u00a0${article}`, category]}
      picture={({ name, picture }) =>
        picture && <Picture picture={{ ...picture.picture, alt: name }} sizes="6rem" fit="cover" />
      }
      Form={ProductDialog}
      remove={({ id }) => api.call('DELETE /account/profile/self-products/{id}/', { params: { id } })}
      hide={(item) =>
        api.call('PUT /account/profile/self-products/{id}/', {
          params: { id: item.id },
          body: { ...toProduct(productValues(item)), is_active: false },
        })
      }
    />
  );
}
