import { paths } from '@site/contracts/paths';
import { Button, ButtonLink } from '@site/ui/button';
import { iconDownload } from '@site/ui/icons';
import type { ComponentProps } from 'react';

interface ProposalFilesProps extends Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size'> {
  slug: string;
  disabled?: boolean;
}

const files = [
  { format: 'pdf', label: 'Скачать PDF' },
  { format: 'xlsx', label: 'Скачать XLSX' },
  { format: 'svg', label: 'Чертёж, SVG' },
] as const;

export function ProposalFiles({ slug, disabled = false, ...look }: ProposalFilesProps) {
  return files.map(({ format, label }) =>
    disabled ? (
      <Button key={format} {...look} iconStart={iconDownload} disabled>
        {label}
      </Button>
    ) : (
      <ButtonLink key={format} {...look} href={paths.proposalFile(slug, format)} download iconStart={iconDownload}>
        {label}
      </ButtonLink>
    ),
  );
}
