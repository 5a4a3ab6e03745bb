import { useCallback, useEffect, useRef } from 'react';
import { useNavigate as useRouterNavigate, type NavigateFunction } from 'react-router-dom';

/** The router's, as long as the component is on the page: a late answer does not pull the visitor off the next one. */
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
