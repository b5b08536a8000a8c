import { useEffect } from 'react';

/** An arrow that opens a list of antd's, or walks through it, does not scroll what it stands in, as antd lets it. */
export function useStillPage(): void {
  useEffect(() => {
    document.addEventListener('keydown', holdStill);
    return () => document.removeEventListener('keydown', holdStill);
  }, []);
}

function holdStill(event: KeyboardEvent): void {
  const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  if (isArrow && event.target instanceof HTMLInputElement && event.target.role === 'combobox') {
    event.preventDefault();
  }
}
