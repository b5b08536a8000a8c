import { Children, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import './menu.css';
import { usePressOutside } from './use-press-outside';

interface Props {
  readonly id?: string;
  readonly label: string;
  /** Whether the first item takes the focus. */
  readonly takesFocus?: boolean;
  /** `isDone`: closed by Escape or a choice; the focus then returns to the button. */
  readonly onClose: (isDone: boolean) => void;
  /** `MenuItem`s. */
  readonly children: ReactNode;
}

/** Index that each key moves to from index `at` in a list of `count` items. */
export const step: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (Math.max(at, 0) - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** An open menu that pointer and arrow keys control. */
export function MenuPopup({ id, label, takesFocus = true, onClose, children }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  // The button next to the menu, in the same parent, toggles the menu itself.
  usePressOutside(
    () => menu.current?.parentElement,
    () => onClose(false),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on opening
  useEffect(() => {
    const all = items();
    if (takesFocus) (all.find((item) => item.getAttribute('aria-checked') === 'true') ?? all[0])?.focus();
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
      // The Tab key must skip a menu without items.
      hidden={Children.count(children) === 0}
      // Without the focus inside, the keyboard has to reach the menu to scroll it.
      tabIndex={takesFocus ? -1 : 0}
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={() => onClose(true)}
    >
      {children}
    </div>
  );
}
