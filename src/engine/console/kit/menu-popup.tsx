import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import './menu.css';

interface Props {
  readonly id?: string;
  readonly label: string;
  /** Position, if not below the button. */
  readonly style?: CSSProperties;
  /** `isDone`: closed by Escape or a choice; the focus then returns to the button. */
  readonly onClose: (isDone: boolean) => void;
  /** `MenuItem`s. */
  readonly children: ReactNode;
}

/** Index that each key moves to from index `at` in a list of `count` items. */
export const step: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** An open menu that pointer and arrow keys control. */
export function MenuPopup({ id, label, style, onClose, children }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `items` reads the page as it is after opening
  useEffect(() => {
    const all = items();
    (all.find((item) => item.getAttribute('aria-checked') === 'true') ?? all[0])?.focus();
    const outside = ({ target }: Event) => {
      // A press on the menu's own button is excluded: the button toggles the menu itself.
      const own = menu.current?.parentElement;
      if (!own?.contains(target as Node)) close.current(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose(true);
    if (event.key === 'Tab') return onClose(false);
    const all = items();
    const to = step[event.key]?.(all.indexOf(document.activeElement as HTMLElement), all.length);
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };

  return (
    <div
      ref={menu}
      id={id}
      className="menu-popup"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      style={style}
      onKeyDown={onKeyDown}
      onClick={() => onClose(true)}
    >
      {children}
    </div>
  );
}
