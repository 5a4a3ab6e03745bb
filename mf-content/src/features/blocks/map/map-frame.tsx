import type { BlockOf } from '@site/contracts/blocks';
import { useSite } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { iconExternal } from '@site/ui/icons';
import { isPlainClick } from '@site/ui/link';
import { Suspense, useState, type MouseEvent } from 'react';
import { linkTo } from '../external-link.ts';
import { lazyInBrowser } from '../form/lazy-in-browser.ts';
import { LiveMap } from './live-map.tsx';
import type { MapDrawingProps } from './map-drawing.tsx';
import { allOnMap } from './map-links.ts';
import css from './map-frame.module.css';

// A chunk with the outline and the placing of pins: the server's HTML contains both already.
const MapDrawing = lazyInBrowser(async () => (await import('./map-drawing.tsx')).MapDrawing);
const MapKey = lazyInBrowser(async () => (await import('./map-drawing.tsx')).MapKey);

const messages = {
  drawn: '',
  loading: 'Карта загружается…',
  shown: 'Карта загружена',
  failed: 'Карта временно недоступна',
};

interface MapFrameProps extends MapDrawingProps {
  block: BlockOf<'map'>;
}

/**
 * A drawing until the visitor opens the map. With a key the map of the service replaces it; without a key, or without
 * scripts, the same link leads to the service.
 */
export function MapFrame({ block, towns, listId, sync }: MapFrameProps) {
  const { maps_key } = useSite().settings;
  const [state, setState] = useState<keyof typeof messages>('drawn');
  const shown = state === 'shown';
  const show = (event: MouseEvent) => {
    if (!maps_key || !isPlainClick(event)) return;
    event.preventDefault();
    setState('loading');
  };

  return (
    <div className={css.sized} data-print="hide">
      <div className={css.frame}>
        {maps_key && (shown || state === 'loading') && (
          <LiveMap
            // Other points redraw the map.
            key={block.points.map(({ coords, title }) => [...coords, title].join()).join(';')}
            block={block}
            apikey={maps_key}
            shown={shown}
            sync={sync}
            onShown={() => setState('shown')}
            onFailed={() => setState('failed')}
          />
        )}
        {!shown && (
          <Suspense>
            <MapDrawing towns={towns} listId={listId} sync={sync} />
          </Suspense>
        )}
        <div className={css.bar}>
          {!shown && (
            <ButtonLink
              {...linkTo(allOnMap(block))}
              variant="secondary"
              iconEnd={maps_key ? undefined : iconExternal}
              onClick={show}
            >
              Показать карту
            </ButtonLink>
          )}
          <p className={css.message} role="status" data-state={state}>
            {messages[state]}
          </p>
        </div>
      </div>
      {!shown && sync && (
        <Suspense>
          <MapKey towns={towns} sync={sync} />
        </Suspense>
      )}
    </div>
  );
}
