import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { addressOf, useTags } from '../../data/navigation/tags-context';
import { isTyping } from '../../kit/is-typing';
import type { SidebarState } from './use-sidebar';

const ShortcutsHelp = lazy(() => import('./shortcuts-help'));

/** Dialogs, which block the shortcuts of the page. */
const over = 'dialog[open]';

/** Keyboard shortcuts of all pages. */
export function Shortcuts({ sidebar }: { sidebar: SidebarState | undefined }) {
  const navigate = useNavigate();
  const { open, current, actions } = useTags();
  const [isHelping, setHelping] = useState(false);

  const step = (by: number) => {
    const at = current ? open.indexOf(current) : -1;
    const next = open[(at + by + open.length) % open.length];
    if (next && next !== current) navigate(addressOf(next));
  };
  const commands: Readonly<Record<string, (() => void) | undefined>> = {
    '?': () => setHelping(true),
    '[': sidebar && (() => sidebar.force(!sidebar.isOpen)),
    'Alt+KeyW': () => current && void actions.close('this', current.path),
    'Alt+PageDown': () => step(1),
    'Alt+PageUp': () => step(-1),
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector(over)) return;
    const command = commands[keyOf(event) ?? ''];
    if (!command) return;
    event.preventDefault();
    command();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return isHelping ? (
    <Suspense>
      <ShortcutsHelp onClose={() => setHelping(false)} />
    </Suspense>
  ) : null;
}

/** `Alt+KeyW`, or the typed character; undefined while the user types into a field. */
function keyOf(event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || isTyping(event.target)) return undefined;
  // With Alt the character depends on the keyboard layout, the key code does not.
  return event.altKey ? `Alt+${event.code}` : event.key;
}
