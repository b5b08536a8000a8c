import { useLayoutEffect, useRef, useState } from 'react';

type Actions<Named> = { readonly [Name in keyof Named]: (...given: never[]) => void };

/** The same functions for as long as the caller is there; each does what the one given last does. */
export function useSteadyActions<Named extends Actions<Named>>(actions: Named): Named {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [steady] = useState(() => {
    const names = Object.keys(actions) as (keyof Named)[];
    return Object.fromEntries(
      names.map((name) => [name, (...given: never[]) => latest.current[name](...given)]),
    ) as unknown as Named;
  });
  return steady;
}
