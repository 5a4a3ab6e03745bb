import type { ConfiguratorPageData } from '@site/contracts/configurator';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { isSameDocument } from '../../features/car-park/editor/document.ts';
import { useEditor, useTyped } from '../../features/car-park/editor/editor-context.tsx';
import { projectDocument } from './start-documents.ts';

type Project = NonNullable<ConfiguratorPageData['project']>;

/** The scheme of a project: shown when the browser has no car park, else offered in place of that one. */
export function ProjectScheme({ project }: { project: Project }) {
  const { edit } = useEditor();
  const isShown = useTyped((document) => isSameDocument(document, projectDocument(project)));
  const [isAnswered, setAnswered] = useState(false);
  const source = <TextLink href={project.url}>{project.title}</TextLink>;

  function open() {
    edit(() => projectDocument(project));
    setAnswered(true);
  }

  if (isShown)
    return (
      <Alert title="Схема проекта">
        <span>{source}</span>
        <span>. Измените её под свой объект: состав и&nbsp;смета пересчитаются сами.</span>
      </Alert>
    );
  if (isAnswered) return null;
  return (
    <Alert
      title="В&nbsp;конфигураторе уже есть ваша парковка"
      actions={
        <>
          <Button size="small" onClick={open}>
            Открыть схему проекта
          </Button>
          <Button size="small" variant="secondary" onClick={() => setAnswered(true)}>
            Оставить мою
          </Button>
        </>
      }
    >
      <span>Схема проекта «</span>
      <span>{source}</span>
      <span>» заменит её. Вернуть свою можно кнопкой «Отменить».</span>
    </Alert>
  );
}
