import { useState } from 'react';
import { Button, ButtonLink, IconButton, IconLink } from '../src/button/index.ts';
import { Card } from '../src/card/index.ts';
import { Chip, ChipLink, ChipList, RemovableChip, RemovableChipLink } from '../src/chip/index.ts';
import { Checkbox, ChoiceGroup, Radio, Switch } from '../src/choice/index.ts';
import { Field } from '../src/field/index.ts';
import {
  iconArrowRight,
  iconCart,
  iconCompare,
  iconDownload,
  iconHeart,
  iconPhone,
  iconSearch,
  iconTrash,
} from '../src/icons/index.ts';
import { Input, Select, Textarea } from '../src/input/index.ts';
import { CardLink, MoreLink, TextLink } from '../src/link/index.ts';
import { MailAddress } from '../src/mail-address/index.ts';
import { QuantityStepper } from '../src/quantity-stepper/index.ts';
import { RangeField, type RangeValue } from '../src/range-field/index.ts';
import { Tooltip } from '../src/tooltip/index.ts';
import { Sample } from './sample.tsx';
import css from './gallery.module.css';

export function Buttons() {
  const [liked, setLiked] = useState(true);
  return (
    <>
      <Sample title="Кнопки" of={['Button', 'ButtonLink']} row>
        <Button>В&nbsp;корзину</Button>
        <Button variant="secondary">Сравнить</Button>
        <Button variant="ghost">Отмена</Button>
        <Button variant="danger" iconStart={iconTrash}>
          Удалить
        </Button>
        <Button iconStart={iconCart}>Со значком</Button>
        <Button loading>Идёт загрузка</Button>
        <Button variant="secondary" loading>
          Идёт загрузка
        </Button>
        <Button disabled>Недоступна</Button>
        <ButtonLink href="#buttons" variant="secondary" iconEnd={iconArrowRight}>
          Ссылка
        </ButtonLink>
      </Sample>
      <Sample title="Размеры кнопок" row>
        <Button size="small">Малая</Button>
        <Button>Обычная</Button>
        <Button size="large">Крупная</Button>
        <Button size="small" variant="secondary" iconStart={iconDownload}>
          Скачать
        </Button>
      </Sample>
      <Sample title="Кнопки-значки и счётчики" of={['IconButton', 'IconLink', 'Tooltip']} row>
        <IconButton icon={iconHeart} label="В избранное" pressed={liked} onClick={() => setLiked(!liked)} />
        <IconButton icon={iconCompare} label="Сравнить" variant="outline" />
        <IconButton icon={iconHeart} label="В избранное" variant="round" />
        <IconButton icon={iconTrash} label="Удалить" disabled />
        <IconLink icon={iconCart} label="Корзина" counter={3} href="#cart" />
        <IconLink icon={iconHeart} label="Избранное" counter={128} href="#wishlist" />
        <Tooltip text="Ваша скидка 23 %">
          {(id) => <IconButton icon={iconPhone} label="Позвонить" variant="outline" aria-describedby={id} />}
        </Tooltip>
      </Sample>
      <Sample title="Ссылки" of={['TextLink', 'MailAddress', 'MoreLink', 'CardLink']} row>
        <TextLink href="#links">Ссылка в&nbsp;тексте</TextLink>
        <TextLink href="#links" tone="quiet">
          Тихая ссылка
        </TextLink>
        <TextLink href="#links">
          <MailAddress address="info@kamerton.example" />
        </TextLink>
        <MoreLink href="#links">Все новости</MoreLink>
        <Card className={css.pressed}>
          <CardLink href="#links">Карточка, которая нажимается вся</CardLink>
        </Card>
      </Sample>
      <Chips />
    </>
  );
}

function Chips() {
  const [filters, setFilters] = useState(['до 800 кг', '230 В', 'IP54']);
  return (
    <Sample title="Метки и фильтры" of={['Chip', 'ChipLink', 'RemovableChip', 'RemovableChipLink', 'ChipList']}>
      <ChipList>
        <Chip pressed>Все</Chip>
        <Chip pressed={false}>Вебинары</Chip>
        <ChipLink href="#chips">Ссылка-метка</ChipLink>
        <Chip disabled>Недоступна</Chip>
        <RemovableChipLink href="#chips" removeLabel="Убрать: фильтр-ссылка">
          фильтр-ссылка
        </RemovableChipLink>
        {filters.map((filter) => (
          <RemovableChip
            key={filter}
            removeLabel={`Убрать: ${filter}`}
            onRemove={() => setFilters(filters.filter((other) => other !== filter))}
          >
            {filter}
          </RemovableChip>
        ))}
      </ChipList>
    </Sample>
  );
}

export function Fields() {
  const [quantity, setQuantity] = useState(1);
  const [range, setRange] = useState<RangeValue>({ from: 20_000, to: null });
  return (
    <>
      <Sample title="Поля" of={['Field', 'Input', 'Select', 'Textarea']}>
        <div className={css.columns}>
          <Field label="Город" required>
            <Input autoComplete="address-level2" placeholder="Например, Казань" />
          </Field>
          <Field label="Телефон" hint="Пришлём код подтверждения">
            <Input type="tel" defaultValue="+7 (916) 123-45-67" />
          </Field>
          <Field label="ИНН" required error="Заполните это поле">
            <Input inputMode="numeric" />
          </Field>
          <Field label="Поиск">
            <Input type="search" icon={iconSearch} placeholder="Артикул или название" />
          </Field>
          <Field label="Масса створки">
            <Input inputMode="decimal" defaultValue="650" end="кг" />
          </Field>
          <Field label="Сортировка">
            <Select>
              <option>Сначала популярные</option>
              <option>Сначала дешёвые</option>
            </Select>
          </Field>
          <Field label="Компания" hint="Заполняется по ИНН">
            <Input readOnly defaultValue="ООО «Пример»" />
          </Field>
          <Field label="Недоступно">
            <Input disabled defaultValue="Нет прав" />
          </Field>
          <Field label="Комментарий" hint="До 2000 знаков">
            <Textarea />
          </Field>
        </div>
      </Sample>
      <Sample title="Выбор" of={['ChoiceGroup', 'Checkbox', 'Radio', 'Switch']}>
        <div className={css.columns}>
          <ChoiceGroup legend="Степень защиты">
            <Checkbox label="IP44" count={12} defaultChecked />
            <Checkbox label="IP54" count={128} />
            <Checkbox label="IP67" count={0} disabled />
          </ChoiceGroup>
          <ChoiceGroup legend="Формат обучения">
            <Radio name="gallery-format" label="У нас" defaultChecked />
            <Radio name="gallery-format" label="На вашей площадке" hint="От 5 участников" />
            <Radio name="gallery-format" label="Онлайн" disabled />
          </ChoiceGroup>
          <div>
            <Switch label="Показать цены партнёра" defaultChecked />
            <Switch label="Только в наличии" />
            <Checkbox label="Согласен на обработку персональных данных" error="Без согласия заявку не отправить" />
          </div>
        </div>
      </Sample>
      <Sample title="Количество и диапазон" of={['QuantityStepper', 'RangeField']}>
        <div className={css.columns}>
          <QuantityStepper value={quantity} onChange={setQuantity} max={99} />
          <QuantityStepper value={4} min={4} step={4} onChange={setQuantity} label="Количество, упаковками по 4" />
          <QuantityStepper value={1} onChange={setQuantity} disabled />
          <RangeField label="Цена, ₽" min={1_190} max={420_000} step={10} value={range} onChange={setRange} />
        </div>
      </Sample>
    </>
  );
}
