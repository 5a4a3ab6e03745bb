import { Alert } from '@site/ui/alert';
import { useSnapshot } from 'valtio';
import { useEditor } from '../../features/car-park/editor/editor-context.tsx';

export function KeepingAlert() {
  const { saving } = useSnapshot(useEditor().state);
  if (saving.kind !== 'refused') return null;
  return (
    <Alert tone="danger" live>
      {saving.text}
    </Alert>
  );
}
