import { useCallback, useEffect, useRef, useState } from 'react';

/** The popup that is open, and the button that opened it. */
export interface Opened<Subject> {
  readonly subject: Subject;
  readonly opener: HTMLElement;
}

/**
 * State of one popup that many buttons share: a page of 200 rows would otherwise mount 200 popups. Closing returns
 * the focus to the button.
 */
export function useAnchor<Subject>() {
  const [opened, setOpened] = useState<Opened<Subject>>();
  const lastOpener = useRef<HTMLElement>(undefined);
  const open = useCallback((subject: Subject, opener: HTMLElement) => {
    lastOpener.current = opener;
    setOpened({ subject, opener });
  }, []);
  const close = useCallback(() => {
    lastOpener.current?.focus({ preventScroll: true });
    lastOpener.current = undefined;
    setOpened(undefined);
  }, []);
  // A kept page unmounts its effects when it is hidden; its popup must not reappear with it.
  useEffect(() => () => setOpened(undefined), []);
  return { opened, open, close };
}
