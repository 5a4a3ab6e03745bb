import { MIN_TURN } from '@site/contracts/limits';
import type { ManagedProduct } from '@site/contracts/manage-goods';
import { formColumns } from '@site/forms/form-columns';
import { MediaList } from '../../features/product-form/media-list.tsx';
import { picturesForm, picturesSchema, readPictures } from '../../features/product-form/product-values.ts';
import { ProductDialog } from './product-dialog.tsx';

export const PicturesDialog = ({ product, onClose }: { product: ManagedProduct; onClose: () => void }) => (
  <ProductDialog
    product={product}
    title="Фотографии и видео"
    draft="pictures"
    schema={picturesSchema}
    toForm={picturesForm}
    fromForm={readPictures}
    onClose={onClose}
  >
    {({ control }) => (
      <>
        <div className={formColumns.wide}>
          <MediaList
            control={control}
            name="photos"
            legend="Галерея"
            type="picture"
            hint={
              'Фотографии и\u00a0чертежи SVG. Первая картинка\u00a0— на\u00a0карточке товара. Без них страница показывает рисунок'
            }
            saved={product.media}
          />
        </div>
        <div className={formColumns.wide}>
          <MediaList
            control={control}
            name="turn"
            legend="Поворот"
            hint={`Товар со\u00a0всех сторон через равные углы по\u00a0часовой стрелке, не\u00a0меньше ${MIN_TURN}\u00a0фотографий`}
            saved={product.media}
          />
        </div>
        <div className={formColumns.wide}>
          <MediaList
            control={control}
            name="videos"
            legend="Видео"
            hint={'В\u00a0галерее, после первой фотографии'}
            type="video"
            saved={product.media}
          />
        </div>
      </>
    )}
  </ProductDialog>
);
