import { useCallback, useEffect, useRef } from 'react';
import { useNavigate as useRouterNavigate, type NavigateFunction } from 'react-router-dom';

/** The router's `navigate` while the component is mounted: a late response does not leave the next page. */
export function useNavigate(): NavigateFunction {
  const navigate = useRouterNavigate();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return useCallback(
    (...to: [never]) => (isGone.current ? undefined : navigate(...to)),
    [navigate],
  ) as NavigateFunction;
}
