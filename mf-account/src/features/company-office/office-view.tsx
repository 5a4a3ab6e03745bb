import type { OfficeEntry, OfficePageData } from '@site/contracts/company-profile';
import { listed } from '@site/kernel/listed';
import { typograph } from '@site/kernel/typography';
import { Card } from '@site/ui/card';
import { TextLink } from '@site/ui/link';
import { MailAddress } from '@site/ui/mail-address';
import type { z } from 'zod';
import { Facts } from '@site/ui/facts';
import { hoursRows } from '../company-entry/hours-rows.tsx';
import { PictureGrid } from '../company-entry/picture-grid.tsx';
import { placeRows } from '../company-entry/place-rows.tsx';
import css from '../company-entry/entry.module.css';

type Company = NonNullable<z.infer<typeof OfficePageData>['company']>;

export const RegisterCard = ({ company: { name, inn, kpp } }: { company: Company }) => (
  <Card>
    <h2 className={css.cardTitle}>Реквизиты</h2>
    <Facts
      facts={[
        ['Юридическое название', name],
        ['ИНН', inn],
        ['КПП', kpp],
      ]}
    />
  </Card>
);

export function OfficeView({ office }: { office: OfficeEntry }) {
  const { content, pictures } = office;
  if (!content) return null;
  return (
    <Card>
      <h2 className={css.cardTitle}>{content.brand_name}</h2>
      <Facts
        facts={[
          ['Описание', typograph(content.description)],
          ['Направления работы', listed(content.directions)],
          ['Услуги', listed(content.types)],
          ['Регионы обслуживания', content.regions],
          ['Город', content.city],
          ['Фактический адрес', content.actual_address],
          ['Юридический адрес', content.legal_address],
          ...placeRows(content),
          [
            'Электронная почта',
            <TextLink href={`mailto:${content.email}`}>
              <MailAddress address={content.email} />
            </TextLink>,
          ],
          ['Сайт', content.site && <TextLink href={content.site}>{content.site}</TextLink>],
          ['Режим работы', hoursRows(content.hours)],
          ['Год основания', content.year_founded],
          ['Сотрудников', content.staff_count],
        ]}
      />
      <PictureGrid pictures={pictures} name={content.brand_name} />
    </Card>
  );
}
