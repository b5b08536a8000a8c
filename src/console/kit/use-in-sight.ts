import { type RefObject, useEffect, useRef, useState } from 'react';

/** Margin around the viewport within which an element counts as visible. */
const margin = '200px';

/** Whether the element has ever been inside the viewport or its margin. */
export function useInSight<E extends HTMLElement>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (!current || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [ref, isSeen];
}
