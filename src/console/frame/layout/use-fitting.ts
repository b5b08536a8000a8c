import { type RefObject, useLayoutEffect, useState } from 'react';

interface Fitting {
  /** How many of the items. */
  readonly fitting: number;
  /** What they leave of the line, in pixels. */
  readonly spare: number;
}

/** What fits into the first line of a wrapping list; the other items are made invisible. */
export function useFitting(list: RefObject<HTMLElement | null>, items: readonly unknown[]): Fitting {
  const [state, setState] = useState<Fitting>({ fitting: items.length, spare: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are other children of the list
  useLayoutEffect(() => {
    const line = list.current;
    if (!line) return;
    const children = [...line.children] as HTMLElement[];
    const measure = () => {
      const top = children[0]?.offsetTop;
      const fitting = children.filter(({ offsetTop }) => offsetTop === top).length;
      for (const [at, child] of children.entries()) child.style.visibility = at < fitting ? '' : 'hidden';
      const last = children[fitting - 1];
      const used = last ? last.offsetLeft + last.offsetWidth - line.offsetLeft : 0;
      setState({ fitting, spare: line.offsetWidth - used });
    };
    // The list for its room, its items for their words.
    const observer = new ResizeObserver(measure);
    for (const element of [line, ...children]) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [list, items]);

  return state;
}
