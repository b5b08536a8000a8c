import { useEffect, useState } from 'react';
import type { NavEntry } from './nav-entries';
import { NavGroup } from './nav-group';
import { NavLine } from './nav-line';
import type { NavShape } from './nav-shape';
import { useCurrentPlace } from './places-context';

interface Props {
  readonly entries: readonly NavEntry[];
  readonly shape: NavShape;
}

/** Lines of the navigation. Groups around the current page are open; others as the user left them. */
export function NavList({ entries, shape }: Props) {
  const current = useCurrentPlace();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (current) setOpen((before) => new Set([...before, ...current.parents.map(({ path }) => path)]));
  }, [current]);

  const toggle = (path: string) =>
    setOpen(
      (before) =>
        new Set(before.has(path) ? [...before].filter((other) => other !== path) : [...before, path]),
    );

  return (
    <ul>
      {entries.map(({ place, children }) =>
        children.length > 0 ? (
          <NavGroup
            key={place.path}
            place={place}
            shape={shape}
            isOpen={open.has(place.path)}
            isActive={current?.parents.includes(place) ?? false}
            onToggle={() => toggle(place.path)}
          >
            <NavList entries={children} shape="tree" />
          </NavGroup>
        ) : (
          <NavLine key={place.path} place={place} isActive={current === place} shape={shape} />
        ),
      )}
    </ul>
  );
}
