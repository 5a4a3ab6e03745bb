import { paths } from '@site/contracts/paths';
import { Alert } from '@site/ui/alert';
import { ButtonLink } from '@site/ui/button';
import { useSyncExternalStore } from 'react';
import { guestCopy } from '../../features/car-park/editor/local-copy.ts';

const subscribe = (listener: () => void) => guestCopy.onChange(listener);
const isKept = () => guestCopy.read() !== null;

/** The car park that was configured here without a login, for a user who got access to the configurator since. */
export function KeptCarPark() {
  const isShown = useSyncExternalStore(subscribe, isKept, () => false);
  if (!isShown) return null;
  return (
    <Alert
      title="На&nbsp;этом устройстве есть парковка, собранная без входа"
      actions={
        <ButtonLink size="small" variant="secondary" href={paths.configuredProposal()}>
          Сделать черновиком
        </ButtonLink>
      }
    >
      Она станет новым предложением.
    </Alert>
  );
}
