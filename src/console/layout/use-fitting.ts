import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many of the items fit into the first line of a wrapping list; the others are made invisible. */
export function useFitting(list: RefObject<HTMLElement | null>, items: readonly unknown[]): number {
  const [count, setCount] = useState(items.length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are other children of the list
  useLayoutEffect(() => {
    if (!list.current) return;
    const children = [...list.current.children] as HTMLElement[];
    const measure = () => {
      const line = children[0]?.offsetTop;
      const fitting = children.filter(({ offsetTop }) => offsetTop === line).length;
      for (const [at, child] of children.entries()) child.style.visibility = at < fitting ? '' : 'hidden';
      setCount(fitting);
    };
    // The list for its room, its items for their words.
    const observer = new ResizeObserver(measure);
    for (const element of [list.current, ...children]) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [list, items]);

  return count;
}
