import { paths } from '@site/contracts/paths';
import type { SupportPageData } from '@site/contracts/support';
import { documentKinds, documentKindTitles, type DocumentKind } from '@site/contracts/support-lists';
import { formatCount } from '@site/kernel/plurals';
import { Card } from '@site/ui/card';
import { Container, Grid } from '@site/ui/layout';
import { CardLink } from '@site/ui/link';
import css from './support-page.module.css';

const about: Record<DocumentKind, string> = {
  catalog: 'Обзоры направлений для выбора оборудования',
  instructions: 'Монтаж, подключение, обслуживание',
  passports: 'Состав поставки и\u00a0гарантия',
  parts: 'Схемы сборки с\u00a0артикулами запасных частей',
  certifications: 'Подтверждение соответствия регламентам',
  services: 'Регламенты, бюллетени, поиск неисправностей',
};

const others = [
  { url: paths.priceList(), title: 'Прайс-листы', text: 'Цены по\u00a0направлениям, XLSX и\u00a0PDF' },
  { url: paths.warranty(), title: 'Гарантия', text: 'Проверка по\u00a0серийному номеру и\u00a0обращение' },
  { url: paths.faq(), title: 'Вопросы и\u00a0ответы', text: 'Короткие ответы инженеров' },
  { url: paths.requests(), title: 'Состояние обращения', text: 'По\u00a0номеру и\u00a0телефону или почте' },
];

/** Links into the section. A kind without documents is omitted. */
export const SupportKinds = ({ counts }: Pick<SupportPageData, 'counts'>) => (
  <Container className={css.kinds}>
    <Grid min={240}>
      {documentKinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <KindCard key={kind} url={paths.supportDocuments(kind)} title={documentKindTitles[kind]} text={about[kind]}>
            {formatCount(counts[kind], ['документ', 'документа', 'документов'])}
          </KindCard>
        ))}
      {others.map((other) => (
        <KindCard key={other.url} {...other} />
      ))}
    </Grid>
  </Container>
);

interface KindCardProps {
  url: string;
  title: string;
  text: string;
  children?: string;
}

const KindCard = ({ url, title, text, children }: KindCardProps) => (
  <Card className={css.kind}>
    <h2 className={css.name}>
      <CardLink href={url}>{title}</CardLink>
    </h2>
    <p className={css.text}>{text}</p>
    {children && <p className={css.text}>{children}</p>}
  </Card>
);
