import { useLocation, useNavigate, useNavigation } from '@site/runtime';
import { Button, ButtonLink } from '@site/ui/button';
import { iconMapPin } from '@site/ui/icons';
import { useEffect, useRef, useState } from 'react';
import type { WhereToBuyPageData } from '@site/contracts/where-to-buy';
import css from './where-to-buy-page.module.css';
import { whereToBuyHref } from './where-to-buy-href.ts';

const ASKING = { timeout: 10_000, maximumAge: 600_000 };
/** A kilometre: enough for the order of the list, and no home address in the visitor's history. */
const rounded = (degrees: number) => degrees.toFixed(2);

/** The browser is asked where it is only when the visitor asks; without scripts there is the list of towns. */
export function NearMe({ query, city }: Pick<WhereToBuyPageData, 'query' | 'city'>) {
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const kept = { ...query, page: 1, point: undefined };
  const going = useNavigation().location?.key;
  const { key } = useLocation();
  const asked = useRef(0);
  // Another town or condition is the newer wish: the answer to the older one is not waited for.
  useEffect(
    () => () => {
      asked.current += 1;
      setState('idle');
    },
    [key, going],
  );

  if (query.near)
    return (
      <ButtonLink variant="ghost" href={whereToBuyHref(city?.slug, { ...kept, near: undefined })}>
        Не&nbsp;учитывать моё место
      </ButtonLink>
    );

  function ask() {
    if (!('geolocation' in navigator)) return setState('failed');
    setState('asking');
    const request = (asked.current += 1);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (request !== asked.current) return;
        setState('idle');
        const near = `${rounded(coords.latitude)},${rounded(coords.longitude)}`;
        void navigate(whereToBuyHref(undefined, { ...kept, near }));
      },
      () => {
        if (request === asked.current) setState('failed');
      },
      ASKING,
    );
  }
  return (
    <div className={css.near} data-scripted>
      <Button variant="secondary" iconStart={iconMapPin} loading={state === 'asking'} onClick={ask}>
        Рядом со&nbsp;мной
      </Button>
      <p role="status" className={css.quiet}>
        {state === 'failed' && 'Браузер не\u00a0сообщил, где вы. Выберите город в\u00a0списке.'}
      </p>
    </div>
  );
}
