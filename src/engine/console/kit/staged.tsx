import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Renders its children one after another, each in a transition of its own, so that a large page never blocks the main
 * thread for long. A child that is added later must be the last one: otherwise the last one unmounts for a moment.
 */
export function Staged({ children }: { readonly children: ReactNode }) {
  const all = Children.toArray(children);
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count < all.length) startTransition(() => setCount(count + 1));
  }, [count, all.length]);
  return all.slice(0, count);
}
