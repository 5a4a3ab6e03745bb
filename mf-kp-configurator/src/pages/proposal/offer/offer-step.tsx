import { useDocument, useEditor } from '../../../features/car-park/editor/editor-context.tsx';
import { customer, offer } from '../../../features/car-park/editor/updates.ts';
import { SwitchInput } from '../../../features/car-park/fields/choice-input.tsx';
import { NumberInput } from '../../../features/car-park/fields/number-input.tsx';
import { TextArea, TextInput } from '../../../features/car-park/fields/text-input.tsx';
import { CustomerContacts } from './customer-contacts.tsx';
import { CustomerInn } from './customer-inn.tsx';
import { StepSection } from '../../../features/car-park/steps/step-section.tsx';
import css from '../../../features/car-park/steps/steps.module.css';

export function OfferStep() {
  const { edit } = useEditor();
  const { offer: values } = useDocument();
  const { company, contact } = values.customer;
  const text = (
    name: 'delivery_term' | 'payment_terms' | 'delivery_terms' | 'warranty' | 'cover_letter' | 'manager_contacts',
  ) => ({
    value: values[name],
    onChange: (next: string) => edit(offer({ [name]: next }), name),
  });
  const signatory = (set: Partial<typeof values.signatory>, field: string) =>
    edit(offer({ signatory: { ...values.signatory, ...set } }), field);

  return (
    <>
      <StepSection title="Заказчик">
        <div className={css.fields}>
          <CustomerInn />
          <TextInput
            label="Компания"
            maxLength={200}
            hint="Подставится по&nbsp;ИНН"
            value={company}
            onChange={(next) => edit(customer({ company: next }), 'company')}
          />
          <TextInput
            label="Контактное лицо"
            maxLength={120}
            value={contact}
            onChange={(next) => edit(customer({ contact: next }), 'contact')}
          />
          <CustomerContacts />
        </div>
      </StepSection>
      <StepSection title="Условия">
        <div className={css.fields}>
          <NumberInput
            label="Срок действия предложения"
            unit="дн."
            min={1}
            max={60}
            value={values.valid_days}
            onChange={(next) => edit(offer({ valid_days: next }), 'valid_days')}
          />
          <TextInput
            label="Срок поставки"
            placeholder="6 недель после предоплаты"
            maxLength={200}
            {...text('delivery_term')}
          />
          <div className={css.wide}>
            <TextInput label="Условия оплаты" maxLength={500} {...text('payment_terms')} />
          </div>
          <div className={css.wide}>
            <TextInput label="Условия поставки" maxLength={500} {...text('delivery_terms')} />
          </div>
          <div className={css.wide}>
            <TextArea label="Гарантия" rows={2} maxLength={1_000} {...text('warranty')} />
          </div>
        </div>
      </StepSection>
      <StepSection title="Письмо и&nbsp;подпись">
        <div className={css.fields}>
          <div className={css.wide}>
            <TextArea
              label="Сопроводительное письмо"
              rows={6}
              maxLength={2_000}
              hint={`${values.cover_letter.length} из\u00a02\u00a0000 знаков`}
              {...text('cover_letter')}
            />
          </div>
          <TextInput
            label="Кто подписывает"
            maxLength={120}
            value={values.signatory.name}
            onChange={(next) => signatory({ name: next }, 'signatory')}
          />
          <TextInput
            label="Должность"
            maxLength={120}
            value={values.signatory.position}
            onChange={(next) => signatory({ position: next }, 'position')}
          />
          <div className={css.wide}>
            <TextInput label="Контакты менеджера" maxLength={300} {...text('manager_contacts')} />
          </div>
        </div>
      </StepSection>
      <StepSection title="Что показать заказчику">
        <div>
          <SwitchInput
            label="Артикулы"
            checked={values.show_articles}
            onChange={(next) => edit(offer({ show_articles: next }))}
          />
          <SwitchInput
            label="Изображения"
            checked={values.show_images}
            onChange={(next) => edit(offer({ show_images: next }))}
          />
          <SwitchInput
            label="Цены за&nbsp;единицу"
            checked={values.show_unit_prices}
            onChange={(next) => edit(offer({ show_unit_prices: next }))}
          />
        </div>
      </StepSection>
    </>
  );
}
