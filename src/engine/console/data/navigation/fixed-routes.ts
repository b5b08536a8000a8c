import { home } from '../../../schema/contract/app';
import type { MenuRoute } from './menu-route';

const hidden = (path: string, name: string, title: string, component: string): MenuRoute => ({
  path,
  name,
  component,
  meta: { title, hidden: true },
});

/** Error pages get no tag. */
export const errorPaths = { unauthorised: '/401', notFound: '/404' } as const;

/** Pages that exist without a menu. A menu with the same path replaces them. */
export const fixedRoutes: readonly MenuRoute[] = [
  hidden(home.path, 'Home', home.title, home.component),
  hidden('/profile', 'Profile', 'profile', 'profile/index'),
  hidden('/profile/password', 'ProfilePassword', 'changePassword', 'profile/password'),
  hidden('/profile/sessions', 'ProfileSessions', 'ownSessions', 'profile/sessions'),
  hidden(errorPaths.unauthorised, 'Error401', 'unauthorised', 'error/401'),
  hidden(errorPaths.notFound, 'Error404', 'notFound', 'error/404'),
];
