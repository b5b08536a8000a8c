import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../kit/icon';

interface FlyoutProps {
  readonly face: ReactNode;
  readonly title: string;
  readonly side: 'beside' | 'below';
  readonly isActive: boolean;
  readonly hasArrow: boolean;
  readonly children: ReactNode;
}

/** In pixels, as in sidebar.css. */
const width = 220;

/** A group whose entries open in a flyout, on hover or press. */
export function NavFlyout({ face, title, side, isActive, hasArrow, children }: FlyoutProps) {
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const [at, setAt] = useState<{ left: number; top: number }>();
  const isOpen = at !== undefined;

  const fly = () => {
    const box = item.current?.getBoundingClientRect();
    if (!box) return;
    const last = document.documentElement.clientWidth - width - 8;
    setAt(
      side === 'beside'
        ? { left: box.right, top: box.top }
        : { left: Math.max(8, Math.min(box.left, last)), top: box.bottom },
    );
  };
  const land = () => setAt(undefined);
  return (
    <li
      ref={item}
      onMouseEnter={fly}
      onMouseLeave={land}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && land()}
      onBlur={(event: FocusEvent) => !item.current?.contains(event.relatedTarget) && land()}
      onClick={({ target }: MouseEvent) => target instanceof Element && target.closest('a') && land()}
    >
      <NavOpener
        face={face}
        controls={id}
        isOpen={isOpen}
        isActive={isActive}
        hasArrow={hasArrow}
        onPress={fly}
      />
      <div id={id} className="nav-flyout" data-side={side} hidden={!isOpen} style={at}>
        <div>
          {side === 'beside' && <strong>{title}</strong>}
          {children}
        </div>
      </div>
    </li>
  );
}

interface OpenerProps {
  readonly face: ReactNode;
  readonly controls: string;
  readonly isOpen: boolean;
  readonly isActive: boolean;
  readonly hasArrow: boolean;
  readonly onPress: () => void;
}

/** The button of a group in the navigation. */
export function NavOpener({ face, controls, isOpen, isActive, hasArrow, onPress }: OpenerProps) {
  return (
    <button
      type="button"
      className="nav-line"
      aria-expanded={isOpen}
      aria-controls={controls}
      data-active={isActive}
      onClick={onPress}
    >
      {face}
      {hasArrow && <Icon name="down" size={14} />}
    </button>
  );
}
