import { paths } from '@site/contracts/paths';
import type { MenuItem } from '@site/contracts/site-data';
import { Outlet } from 'react-router-dom';
import { SectionRail } from '../rail/section-rail.tsx';
import { SiteFrame } from '../site-frame.tsx';

const kinds: MenuItem[] = [
  { title: 'Каталоги и брошюры', url: paths.supportDocuments('catalog') },
  { title: 'Сертификаты и декларации', url: paths.supportDocuments('certifications') },
  { title: 'Инструкции', url: paths.supportDocuments('instructions') },
  { title: 'Паспорта изделий', url: paths.supportDocuments('passports') },
  { title: 'Деталировки', url: paths.supportDocuments('parts') },
  { title: 'Сервисная документация', url: paths.supportDocuments('services') },
  { title: 'Прайс-листы', url: paths.priceList() },
];

/** Pages of documents: the kinds of documents at the left, one click from each other. */
export function DocumentsLayout() {
  return (
    <SiteFrame>
      <SectionRail label="Документы" items={kinds}>
        <Outlet />
      </SectionRail>
    </SiteFrame>
  );
}
