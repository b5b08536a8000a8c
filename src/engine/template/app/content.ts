import { defineContent } from '#engine/server/seed/content';

/** The navigation of a new database. Names are keys of `locales/<language>/menu.json`. */
export default defineContent({
  menus: [
    { name: 'tasks', icon: 'check', path: '/task', component: 'entity/task/list', entity: 'task' },
    {
      name: 'systemManagement',
      icon: 'setting',
      path: '/system',
      component: 'Layout',
      redirect: '/system/user',
      children: [
        {
          name: 'accounts',
          icon: 'user',
          path: 'user',
          component: 'entity/manager/list',
          entity: 'manager',
        },
        {
          name: 'roleManagement',
          icon: 'safety',
          path: 'role',
          component: 'entity/role/list',
          entity: 'role',
        },
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
