import { type Ref, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../kit/icon';
import type { NavEntry } from './nav-entries';
import { NavFlyout, NavOpener } from './nav-flyout';
import { usePlaceTitle } from './place-title';
import type { Place } from './places';
import { useCurrentPlace } from './places-context';
import { useAddressOf } from './tags-context';

/** `tree`: a vertical list; `rail`: icons only; `bar`: a horizontal list. Groups of a rail or bar open as flyouts. */
type NavShape = 'tree' | 'rail' | 'bar';

interface NavListProps {
  readonly entries: readonly NavEntry[];
  readonly shape: NavShape;
  readonly ref?: Ref<HTMLUListElement>;
  readonly className?: string;
}

export function NavList({ entries, shape, ...list }: NavListProps) {
  return (
    <ul {...list}>
      {entries.map((entry) =>
        entry.children.length > 0 ? (
          <NavGroup key={entry.place.path} entry={entry} shape={shape} />
        ) : (
          <NavLine key={entry.place.path} place={entry.place} shape={shape} />
        ),
      )}
    </ul>
  );
}

/** Whether the current page is this place or one of its descendants. */
export function isAround(place: Place, current: Place | undefined): boolean {
  return current === place || (current?.parents.includes(place) ?? false);
}

/**
 * A group of entries: in a tree it unfolds below its line, elsewhere it opens as a flyout. The group of the current
 * page starts open.
 */
function NavGroup({ entry: { place, children }, shape }: { entry: NavEntry; shape: NavShape }) {
  const id = useId();
  const title = usePlaceTitle()(place);
  const current = useCurrentPlace();
  const isActive = current?.parents.includes(place) ?? false;
  const [isOpen, setOpen] = useState(isActive);
  // Renders the lines on the first opening: most groups are never opened, and their lines are most of the frame.
  const [wasOpen, setWasOpen] = useState(isActive);
  if (isOpen && !wasOpen) setWasOpen(true);
  // Each navigation into the group opens it.
  useEffect(() => {
    if (current?.parents.includes(place)) setOpen(true);
  }, [current, place]);
  const face = <NavFace icon={place.icon} text={title} isRail={shape === 'rail'} />;
  const below = <NavList entries={children} shape="tree" />;
  if (shape !== 'tree') {
    return (
      <NavFlyout
        face={face}
        title={title}
        side={shape === 'rail' ? 'beside' : 'below'}
        isActive={isActive}
        hasArrow={shape === 'bar'}
      >
        {below}
      </NavFlyout>
    );
  }
  return (
    <li>
      <NavOpener
        face={face}
        controls={id}
        isOpen={isOpen}
        isActive={isActive}
        hasArrow
        onPress={() => setOpen(!isOpen)}
      />
      <div id={id} className="nav-below" hidden={!isOpen}>
        {wasOpen && below}
      </div>
    </li>
  );
}

/** A page or link in the navigation. On a bar it is also active for the pages below it. */
function NavLine({ place, shape }: { place: Place; shape: NavShape }) {
  const title = usePlaceTitle()(place);
  const addressOf = useAddressOf();
  const current = useCurrentPlace();
  const isActive = shape === 'bar' ? isAround(place, current) : current === place;
  const isRail = shape === 'rail';
  const line = {
    className: 'nav-line',
    title: isRail ? title : undefined,
    children: <NavFace icon={place.icon} text={title} isRail={isRail} />,
  };
  return (
    <li>
      {place.target.kind === 'link' ? (
        <a {...line} href={place.target.href} target="_blank" rel="noreferrer" />
      ) : (
        <Link {...line} to={addressOf(place.path)} aria-current={isActive ? 'page' : undefined} />
      )}
    </li>
  );
}

/** On a rail only screen readers get the text. Lines have equal heights; hovering shows the full text of a cut line. */
function NavFace({ icon, text, isRail }: { icon: string | undefined; text: string; isRail: boolean }) {
  return (
    <>
      <Icon name={icon} />
      <span
        className={isRail ? 'visually-hidden' : undefined}
        onPointerEnter={({ currentTarget: words }) => {
          words.title = words.scrollWidth > words.clientWidth ? text : '';
        }}
      >
        {text}
      </span>
    </>
  );
}
