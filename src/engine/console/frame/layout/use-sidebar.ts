import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readChoice, writeStored } from '../../kit/settings/storage';
import { useMedia } from '../../kit/use-media';

const statuses = ['opened', 'closed'] as const;

export interface SidebarState {
  /** Below 992 px the sidebar is a drawer over the page. */
  readonly isMobile: boolean;
  /** Whether the sidebar or its drawer is open. A closed sidebar is a rail of icons. */
  readonly isOpen: boolean;
  /** Opens or closes it. Only the sidebar's state is stored, not the drawer's. */
  readonly force: (isOpen: boolean) => void;
}

export function useSidebar(): SidebarState {
  const isMobile = useMedia('(max-width: 991.98px)');
  const [isOut, setOut] = useState(() => readChoice('sidebarStatus', statuses, 'closed') === 'opened');
  const [isDrawn, setDrawn] = useState(false);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes at every navigation and change of width, whose values it does not read
  useEffect(() => setDrawn(false), [pathname, isMobile]);
  useEffect(() => writeStored('device', isMobile ? 'mobile' : 'desktop'), [isMobile]);

  const force = (isOpen: boolean) => {
    if (isMobile) return setDrawn(isOpen);
    writeStored('sidebarStatus', isOpen ? 'opened' : 'closed');
    setOut(isOpen);
  };
  return { isMobile, isOpen: isMobile ? isDrawn : isOut, force };
}
