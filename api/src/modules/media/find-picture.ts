import type { DrawingRepository } from './drawing-repository.ts';
import { readSize } from '@site/kernel/product-size';
import type { MediaName } from './media-name.ts';
import { dimensionsVersion, explodedVersion, versionOf } from './picture-urls.ts';
import type { PictureSubject } from './pictures.ts';

type Found = { version: string; picture: PictureSubject };

/** Previews for sharing have their own layout; other renditions only differ in format. */
export async function findPicture(
  drawings: DrawingRepository,
  { subject, rendition }: MediaName,
): Promise<Found | null> {
  const isShared = rendition.format !== 'svg' && rendition.size === 'share';
  const whole = isShared ? 'share' : 'whole';
  switch (subject.kind) {
    case 'scene':
      return {
        version: versionOf(subject.name),
        picture: { kind: 'scene', slug: subject.name, form: isShared ? 'share' : subject.orientation },
      };
    case 'portrait':
      return { version: versionOf(subject.name), picture: { kind: 'portrait', slug: subject.name, form: 'whole' } };
    case 'category': {
      const { kind, slug } = subject;
      const isShown = await drawings.hasCategory(slug);
      return isShown ? { version: versionOf(slug), picture: { kind, slug, form: whole } } : null;
    }
    case 'product': {
      const { kind, slug, view } = subject;
      const found = await drawings.product(slug);
      if (!found) return null;
      const { drawing, version } = found;
      if (view === 'dimensions') {
        const size = readSize(found.size);
        return (
          size && { version: dimensionsVersion(version, size), picture: { kind, slug, form: view, drawing, size } }
        );
      }
      if (view !== 'parts')
        return { version: versionOf(version), picture: { kind, slug, form: view ?? whole, drawing } };
      const parts = await drawings.partsOf(slug);
      if (parts.length === 0) return null;
      return { version: explodedVersion(version, parts), picture: { kind, slug, form: view, drawing, parts } };
    }
  }
}
