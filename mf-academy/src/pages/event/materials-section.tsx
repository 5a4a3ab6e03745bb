import type { UploadedFile } from '@site/contracts/uploaded-file';
import { addressOf } from '@site/contracts/endpoint-address';
import { formatFileSize } from '@site/kernel/typography';
import { TextLink } from '@site/ui/link';
import { Lines } from '../../features/lines/lines.tsx';

/** Materials for participants; other visitors do not see that there are any. */
export function MaterialsSection({ slug, materials }: { slug: string; materials: readonly UploadedFile[] }) {
  if (materials.length === 0) return null;
  return (
    <section aria-labelledby="materials">
      <h2 id="materials">Материалы для&nbsp;участников</h2>
      <Lines
        lines={materials.map(({ id, name, size_bytes }) => ({
          key: id,
          text: (
            <TextLink
              download
              href={addressOf('GET /academy/calendar/{slug}/materials/{id}/file', { params: { slug, id } })}
            >
              {name}
            </TextLink>
          ),
          note: formatFileSize(size_bytes),
        }))}
      />
    </section>
  );
}
