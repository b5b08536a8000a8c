import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { readChoice, writeStored } from '../storage';

const statuses = ['opened', 'closed'] as const;

export type SidebarStatus = (typeof statuses)[number];

export interface SidebarState {
  /** Below 992 px the sidebar is a drawer over the page. */
  readonly mobile: boolean;
  readonly status: SidebarStatus;
  /** Whether the drawer is out. */
  readonly drawer: boolean;
  toggle(): void;
  closeDrawer(): void;
}

const narrow = matchMedia('(max-width: 991.98px)');

export function useSidebar(): SidebarState {
  const mobile = useSyncExternalStore(onNarrow, () => narrow.matches);
  const [status, setStatus] = useState<SidebarStatus>(() => readChoice('sidebarStatus', statuses, 'closed'));
  const [drawer, setDrawer] = useState(false);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation puts the drawer away
  useEffect(() => setDrawer(false), [pathname, mobile]);
  useEffect(() => writeStored('device', mobile ? 'mobile' : 'desktop'), [mobile]);

  const toggle = () => {
    if (mobile) return setDrawer(!drawer);
    const next = status === 'opened' ? 'closed' : 'opened';
    writeStored('sidebarStatus', next);
    setStatus(next);
  };
  return { mobile, status, drawer, toggle, closeDrawer: () => setDrawer(false) };
}

function onNarrow(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}
