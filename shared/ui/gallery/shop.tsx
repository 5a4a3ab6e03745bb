import { useState } from 'react';
import { Button, ButtonLink, IconButton } from '../src/button/index.ts';
import { Carousel } from '../src/carousel/index.ts';
import { CategoryCard } from '../src/category-card/index.ts';
import { CategorySlider } from '../src/category-slider/index.ts';
import { ConfirmDialog, Dialog, Sheet } from '../src/dialog/index.ts';
import { iconCompare, iconHeart } from '../src/icons/index.ts';
import { Input } from '../src/input/index.ts';
import { Field } from '../src/field/index.ts';
import { Price } from '../src/price/index.ts';
import { ProductBadges, ProductCard, ProductCardSkeleton, ProductGrid } from '../src/product-card/index.ts';
import { PublicationCard } from '../src/publication-card/index.ts';
import { ShareMenu } from '../src/share-menu/index.ts';
import { SlideScene, Slider } from '../src/slider/index.ts';
import { ProductName } from '../src/product-name/index.ts';
import { StockLabel } from '../src/stock-label/index.ts';
import { VideoFrame, VideoPlayer } from '../src/video/index.ts';
import { categories, categoryImage, products, scenePicture } from './samples.ts';
import { Sample } from './sample.tsx';
import css from './gallery.module.css';

const cards = products.map((product) => (
  <ProductCard
    key={product.article}
    product={product}
    href={`#${product.article}`}
    action={
      product.price.retail === null ? (
        <Button variant="secondary">Запросить цену</Button>
      ) : (
        <Button>В&nbsp;корзину</Button>
      )
    }
    tools={
      <>
        <IconButton icon={iconHeart} label="В избранное" variant="round" />
        <IconButton icon={iconCompare} label="Сравнить" variant="round" />
      </>
    }
  />
));

export function Shop() {
  return (
    <>
      <Sample title="Слайдер" of={['Slider', 'SlideScene']}>
        <Slider label="Главное">
          <SlideScene
            picture={scenePicture}
            title="Шлагбаумы для интенсивного движения"
            text="До 5000 проездов в сутки."
            action={<ButtonLink href="#barriers">Подобрать шлагбаум</ButtonLink>}
          />
          <SlideScene picture={scenePicture} title="Парковка под ключ" text="Стойки, кассы, распознавание номеров." />
          <SlideScene picture={scenePicture} title="Комплекты для дома" />
        </Slider>
      </Sample>
      <Sample title="Видео" of={['VideoFrame', 'VideoPlayer']}>
        <VideoFrame
          poster={scenePicture}
          sizes="960px"
          title="Шлагбаум открывает проезд"
          duration="0:06"
          link={{ href: '#video' }}
        />
        <SampleVideo />
      </Sample>
      <Sample title="Категории" of={['CategorySlider', 'CategoryCard']}>
        <CategorySlider categories={categories} catalogHref="#catalog" />
        <div className={css.columns}>
          {categories.slice(0, 3).map(({ name, href }) => (
            <CategoryCard key={href} shape="row" name={name} image={categoryImage} href={href} note="128 товаров" />
          ))}
        </div>
      </Sample>
      <Sample title="Цены" of={['Price', 'StockLabel']} row>
        <Price price={{ retail: 125_000 }} size="large" />
        <Price price={{ retail: 125_000, own: 96_250, discount_percent: 23 }} size="large" />
        <Price price={{ retail: 34_900 }} />
        <Price price={{ retail: 1_190 }} unit="м" />
        <Price price={{ retail: null }} />
        <Price price={{ retail: 1_190 }} size="small" />
        <StockLabel stock={{ state: 'in_stock', label: 'В наличии' }} />
        <StockLabel stock={{ state: 'low_stock', label: 'Заканчивается', qty_hint: 'до 10 шт.' }} />
        <StockLabel stock={{ state: 'backorder', label: 'Под заказ, 3 недели' }} />
        <StockLabel stock={{ state: 'discontinued', label: 'Снят с производства' }} />
      </Sample>
      <Sample title="Карточки товаров" of={['ProductCard', 'ProductGrid', 'ProductBadges', 'ProductName']}>
        <ProductGrid>{cards}</ProductGrid>
        <div className={css.picture}>
          <ProductBadges badges={['new', 'hit', 'promo', 'discontinued']} />
        </div>
        <p>
          <ProductName name="Шлагбаум BA-40 со стрелой 4 м" />
        </p>
      </Sample>
      <Sample title="Карточки товаров: загрузка" of={['ProductCardSkeleton']}>
        <ProductGrid busy>
          <ProductCardSkeleton />
          <ProductCardSkeleton />
          <ProductCardSkeleton />
          <ProductCardSkeleton />
        </ProductGrid>
      </Sample>
      <Sample title="Лента товаров" of={['Carousel']}>
        <Carousel label="Похожие товары">
          {[...cards, ...cards.map((card) => ({ ...card, key: `${card.key}-again` }))]}
        </Carousel>
      </Sample>
      <Sample title="Новости" of={['PublicationCard']}>
        <div className={css.columns}>
          {['Новая линейка приводов для тяжёлых ворот', 'Академия открывает набор на осенние курсы'].map((title) => (
            <PublicationCard
              key={title}
              item={{
                url: '#news',
                title,
                lead: 'Мы обновили редуктор, блок управления и корпус, а гарантию продлили до пяти лет.',
                date: '2026-03-12',
                picture: scenePicture,
                tags: ['Продукция'],
                topic: null,
                reading_minutes: 5,
              }}
            />
          ))}
        </div>
      </Sample>
      <Sample title="Поделиться" of={['ShareMenu']}>
        <ShareMenu
          shared={{
            url: 'https://kamerton.example/product/privod-sl-80/',
            title: 'Привод SL-80',
            description: 'До 800 кг',
            image: 'https://kamerton.example/sl-80.png',
          }}
          toast={{ success: () => undefined, error: () => undefined }}
        />
      </Sample>
      <Overlays />
    </>
  );
}

/** Mounted on click, because the player starts at once. */
function SampleVideo() {
  const [shown, setShown] = useState(false);
  if (!shown)
    return (
      <Button variant="secondary" onClick={() => setShown(true)}>
        Показать плеер
      </Button>
    );
  return (
    <VideoPlayer
      title="Шлагбаум открывает проезд"
      files={[
        { src: '/media/video/shlagbaum-ba-40.webm', type: 'video/webm' },
        { src: '/media/video/shlagbaum-ba-40.mp4', type: 'video/mp4' },
      ]}
    />
  );
}

function Overlays() {
  const [shown, setShown] = useState<'dialog' | 'question' | 'sheet' | null>(null);
  const close = () => setShown(null);
  return (
    <Sample title="Диалог и шторка" of={['Dialog', 'ConfirmDialog', 'Sheet']} row>
      <Button variant="secondary" onClick={() => setShown('dialog')}>
        Открыть диалог
      </Button>
      <Button variant="secondary" onClick={() => setShown('question')}>
        Спросить перед удалением
      </Button>
      <Button variant="secondary" onClick={() => setShown('sheet')}>
        Открыть шторку
      </Button>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Запросить цену"
        footer={
          <>
            <Button onClick={close}>Отправить</Button>
            <Button variant="ghost" onClick={close}>
              Отмена
            </Button>
          </>
        }
      >
        <Field label="Телефон" required>
          <Input type="tel" />
        </Field>
        <p>Менеджер перезвонит в&nbsp;течение рабочего дня.</p>
      </Dialog>
      {shown === 'question' && (
        <ConfirmDialog title="Удалить черновик?" confirm="Удалить" danger onConfirm={close} onClose={close}>
          Вернуть удалённое нельзя.
        </ConfirmDialog>
      )}
      <Sheet
        open={shown === 'sheet'}
        onClose={close}
        side="right"
        title="Фильтры"
        footer={
          <Button fullWidth onClick={close}>
            Показать 128&nbsp;товаров
          </Button>
        }
      >
        <p>Здесь стоят фильтры категории.</p>
      </Sheet>
    </Sample>
  );
}
