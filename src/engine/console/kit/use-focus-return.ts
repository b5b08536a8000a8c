import { useEffect, useState } from 'react';

/** On unmount, returns the focus to the element that had it at mount. */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}
