import {
  drawCategory,
  drawCategoryForSharing,
  drawDeviceForSharing,
  drawExploded,
  drawPortrait,
  drawProduct,
  drawProductDetail,
  drawScene,
} from '../../../drawings/index.ts';
import type { DrawingRepository } from './drawing-repository.ts';
import type { MediaName } from './media-name.ts';
import { explodedVersion, versionOf } from './picture-urls.ts';

type Drawing = { version: string; draw: () => string };

export class DrawingService {
  constructor(private readonly repository: DrawingRepository) {}

  /** The parameters of a product's drawing, with their version. */
  ofProduct(slug: string) {
    return this.repository.product(slug);
  }

  /** Previews for sharing have their own layout; other renditions only differ in format. */
  async find({ subject, rendition }: MediaName): Promise<Drawing | null> {
    const isShared = rendition.format !== 'svg' && rendition.size === 'share';
    switch (subject.kind) {
      case 'scene':
        return {
          version: versionOf(subject.name),
          draw: () => drawScene(subject.name, isShared ? 'share' : subject.orientation),
        };
      case 'portrait':
        return { version: versionOf(subject.name), draw: () => drawPortrait(subject.name) };
      case 'category': {
        if (!(await this.repository.hasCategory(subject.slug))) return null;
        const draw = isShared ? drawCategoryForSharing : drawCategory;
        return { version: versionOf(subject.slug), draw: () => draw(subject.slug) };
      }
      case 'product': {
        const found = await this.ofProduct(subject.slug);
        if (!found) return null;
        const { view } = subject;
        if (view === 'parts') {
          const parts = await this.repository.partsOf(subject.slug);
          if (parts.length === 0) return null;
          return { version: explodedVersion(found.version, parts), draw: () => drawExploded(found.drawing, parts) };
        }
        const whole = isShared ? drawDeviceForSharing : drawProduct;
        return {
          version: versionOf(found.version),
          draw: () => (view ? drawProductDetail(found.drawing, view) : whole(found.drawing)),
        };
      }
    }
  }
}
