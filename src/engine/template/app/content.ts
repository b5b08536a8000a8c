import { defineContent } from '#engine/server/seed/content';

/** The navigation of a new database. Names are keys of `locales/<language>/menu.json`. */
export default defineContent({
  menus: [
    { name: 'tasks', icon: 'check', path: '/task', entity: 'task' },
    {
      name: 'systemManagement',
      icon: 'setting',
      path: '/system',
      children: [
        { name: 'accounts', icon: 'user', path: 'user', entity: 'manager' },
        { name: 'roleManagement', icon: 'safety', path: 'role', entity: 'role' },
        { name: 'roleMatrix', icon: 'table', path: 'matrix', component: 'system/role/matrix' },
        { name: 'roleExplain', icon: 'eye', path: 'explain', component: 'system/role/explain' },
        {
          name: 'menuManagement',
          icon: 'menu',
          path: 'menu',
          component: 'system/menu/index',
          entity: 'menu',
          perms: ['sys:menu:publish', 'sys:server:metrics'],
        },
      ],
    },
  ],
});
