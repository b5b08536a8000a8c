import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the element has ever been inside the viewport or a margin around it. */
export function useInSight<E extends HTMLElement>(margin = '200px'): [RefObject<E | null>, boolean] {
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
  }, [isSeen, margin]);
  return [ref, isSeen];
}

/** Whether the element is inside the viewport when it is first laid out; undefined before. */
export function useFirstInSight<E extends HTMLElement>(): [RefObject<E | null>, boolean | undefined] {
  const ref = useRef<E>(null);
  const [isFirst, setFirst] = useState<boolean>();
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    const observer = new IntersectionObserver((entries) => {
      setFirst(entries.some(({ isIntersecting }) => isIntersecting));
      observer.disconnect();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [ref, isFirst];
}
