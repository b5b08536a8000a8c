import { memo, type ReactNode, useMemo } from 'react';
import { UNSAFE_LocationContext as LocationContext, Routes } from 'react-router';
import { type Tab, TabContext } from '../../data/navigation/tab';
import type { TagActions } from '../../data/navigation/tags-context';
import type { Tag } from '../../data/navigation/tags-state';
import { useOwnScroll } from './own-scroll';

interface Props {
  readonly tag: Tag;
  readonly isKept: boolean;
  readonly actions: TagActions;
  /** The routes of the console. */
  readonly children: ReactNode;
}

/** One page at its own address, which stands still while the page is out of sight. */
export const LivePage = memo(function LivePage({ tag, isKept, actions, children }: Props) {
  const { path, location, by, name } = tag;
  useOwnScroll(location, by);
  const own = useMemo<Pick<Tab, 'setName' | 'hold' | 'leave'>>(
    () => ({
      setName: (name) => actions.setName(path, name),
      hold: (owner, ask) => actions.hold(path, owner, ask),
      leave: (to) => void actions.leave(path, to),
    }),
    [path, actions],
  );
  const tab = useMemo(() => ({ ...own, isKept, name }), [own, isKept, name]);
  const address = useMemo(() => ({ location, navigationType: by }), [location, by]);
  return (
    <TabContext value={tab}>
      <LocationContext value={address}>
        <Routes>{children}</Routes>
      </LocationContext>
    </TabContext>
  );
});
