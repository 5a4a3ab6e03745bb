import { useLocation, useNavigate, useNavigation } from '@site/runtime';
import { Button, ButtonLink } from '@site/ui/button';
import { iconMapPin } from '@site/ui/icons';
import { useEffect, useRef, useState } from 'react';
import type { WhereToBuyPageData } from '@site/contracts/where-to-buy';
import css from './where-to-buy-page.module.css';
import { whereToBuyHref } from './where-to-buy-href.ts';

const POSITION_OPTIONS = { timeout: 10_000, maximumAge: 600_000 };
/** A kilometre: precise enough to sort the list, and no home address in the browser history. */
const rounded = (degrees: number) => degrees.toFixed(2);

/** Requests the position only on a click; without scripts there is the list of towns. */
export function NearMe({ query, city }: Pick<WhereToBuyPageData, 'query' | 'city'>) {
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle');
  const keptQuery = { ...query, page: 1, point: undefined };
  const navigationKey = useNavigation().location?.key;
  const { key } = useLocation();
  const lastRequest = useRef(0);
  // A navigation is the newer choice: a pending position is ignored.
  useEffect(
    () => () => {
      lastRequest.current += 1;
      setState('idle');
    },
    [key, navigationKey],
  );

  if (query.near)
    return (
      <ButtonLink variant="ghost" href={whereToBuyHref(city?.slug, { ...keptQuery, near: undefined })}>
        Не&nbsp;учитывать моё место
      </ButtonLink>
    );

  function locate() {
    if (!('geolocation' in navigator)) return setState('failed');
    setState('locating');
    const request = (lastRequest.current += 1);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (request !== lastRequest.current) return;
        setState('idle');
        const near = `${rounded(coords.latitude)},${rounded(coords.longitude)}`;
        void navigate(whereToBuyHref(undefined, { ...keptQuery, near }));
      },
      () => {
        if (request === lastRequest.current) setState('failed');
      },
      POSITION_OPTIONS,
    );
  }
  return (
    <div className={css.near} data-scripted>
      <Button variant="secondary" iconStart={iconMapPin} loading={state === 'locating'} onClick={locate}>
        Рядом со&nbsp;мной
      </Button>
      <p role="status" className={css.quiet}>
        {state === 'failed' && 'Браузер не\u00a0сообщил, где вы. Выберите город в\u00a0списке.'}
      </p>
    </div>
  );
}
