import { useEffect, useState } from 'react';
import { useCurrentPlace } from '../app/places-context';
import type { NavEntry } from './nav-entries';
import { NavGroup } from './nav-group';
import { NavLine } from './nav-line';

interface Props {
  readonly entries: readonly NavEntry[];
  readonly collapsed: boolean;
}

/** Lines of the navigation. Groups around the current page are open; others as the user left them. */
export function NavList({ entries, collapsed }: Props) {
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
      {entries.map((entry) =>
        entry.children.length > 0 ? (
          <NavGroup
            key={entry.place.path}
            entry={entry}
            collapsed={collapsed}
            open={open.has(entry.place.path)}
            active={current?.parents.includes(entry.place) ?? false}
            onToggle={() => toggle(entry.place.path)}
          />
        ) : (
          <NavLine
            key={entry.place.path}
            place={entry.place}
            active={current === entry.place}
            collapsed={collapsed}
          />
        ),
      )}
    </ul>
  );
}
