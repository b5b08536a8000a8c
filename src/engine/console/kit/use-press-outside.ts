import { useEffect, useEffectEvent } from 'react';

/** Calls `close` when the pointer is pressed outside of the element that `inside` returns. */
export function usePressOutside(inside: () => Element | null | undefined, close: () => void): void {
  const onPress = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !inside()?.contains(target)) close();
  });
  useEffect(() => {
    const listen = (event: Event) => onPress(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, []);
}
