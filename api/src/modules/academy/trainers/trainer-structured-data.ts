import { trainingCategoryLabels } from '@site/contracts/academy-lists';
import { paths } from '@site/contracts/paths';
import { portraitRaster } from '../../media/picture-urls.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import type { TrainerRow } from '../../../tables/academy-tables.ts';
import { fullName } from './trainer-view.ts';

/** https://schema.org/Person */
export const trainerStructuredData = (trainer: TrainerRow, seo: SeoBuilder): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  name: fullName(trainer),
  familyName: trainer.surname,
  givenName: trainer.name,
  ...(trainer.patronymic && { additionalName: trainer.patronymic }),
  jobTitle: trainer.position,
  description: trainer.biography,
  ...(trainer.photo && { image: seo.absolute(portraitRaster(trainer.photo)) }),
  knowsAbout: trainer.categories.map((category) => trainingCategoryLabels[category]),
  worksFor: { '@type': 'Organization', name: seo.brand, url: seo.absolute('/') },
  url: seo.absolute(paths.academyTrainer(trainer.slug)),
});
