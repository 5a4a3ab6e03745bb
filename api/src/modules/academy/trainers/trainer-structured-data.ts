import { trainingCategoryLabels } from '@site/contracts/academy-lists';
import { paths } from '@site/contracts/paths';
import { photoRaster, portraitRaster } from '../../media/picture-urls.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import type { PicturedTrainer } from './trainer-repository.ts';
import { fullName } from './trainer-view.ts';

/** https://schema.org/Person */
export function trainerStructuredData(trainer: PicturedTrainer, seo: SeoBuilder): Record<string, unknown> {
  const { portrait, photo } = trainer;
  const image = portrait ? photoRaster(portrait) : photo && portraitRaster(photo);
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: fullName(trainer),
    familyName: trainer.surname,
    givenName: trainer.name,
    ...(trainer.patronymic && { additionalName: trainer.patronymic }),
    jobTitle: trainer.position,
    description: trainer.biography,
    ...(image && { image: seo.absolute(image) }),
    knowsAbout: trainer.categories.map((category) => trainingCategoryLabels[category]),
    worksFor: { '@type': 'Organization', name: seo.brand, url: seo.absolute('/') },
    url: seo.absolute(paths.academyTrainer(trainer.slug)),
  };
}
