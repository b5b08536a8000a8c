import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface Props {
  readonly label: string;
  /** What the button shows. */
  readonly face: ReactNode;
  /** `MenuItem`s. */
  readonly children: ReactNode;
}

const step: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A button with a small menu below it, used with pointer or arrow keys. */
export function MenuButton({ label, face, children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const items = () => [...(frame.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: `items` reads the page as it is after opening
  useEffect(() => {
    if (!open) return;
    const all = items();
    (all.find((item) => item.getAttribute('aria-checked') === 'true') ?? all[0])?.focus();
    const outside = (event: Event) => !frame.current?.contains(event.target as Node) && setOpen(false);
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close();
    if (event.key === 'Tab') return setOpen(false);
    const all = items();
    const to = step[event.key]?.(all.indexOf(document.activeElement as HTMLElement), all.length);
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };

  return (
    <div ref={frame} className="menu-button">
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && (
        <div id={id} role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown} onClick={close}>
          {children}
        </div>
      )}
    </div>
  );
}
