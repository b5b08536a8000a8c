import { useEffect, useState } from 'react';

/** Gives the focus back, when the component is gone, to what had it when it came. */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}
