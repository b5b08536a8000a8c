import { defineContent } from '#engine/server/seed/content';

export default defineContent({
  menus: [
    { name: 'Overview', icon: 'dashboard', path: '/overview', component: 'lending/overview' },
    { name: 'Branches', icon: 'shop', path: '/branch', component: 'entity/branch/list', entity: 'branch' },
    { name: 'Books', icon: 'file-text', path: '/book', component: 'entity/book/list', entity: 'book' },
    { name: 'Loans', icon: 'schedule', path: '/loan', component: 'entity/loan/list', entity: 'loan' },
    {
      name: 'System',
      icon: 'setting',
      path: '/system',
      component: 'Layout',
      redirect: '/system/user',
      children: [
        {
          name: 'Accounts',
          icon: 'user',
          path: 'user',
          component: 'entity/manager/list',
          entity: 'manager',
        },
        { name: 'Roles', icon: 'safety', path: 'role', component: 'entity/role/list', entity: 'role' },
        {
          name: 'Menus',
          icon: 'menu',
          path: 'menu',
          component: 'system/menu/index',
          entity: 'menu',
          perms: ['sys:menu:publish'],
        },
      ],
    },
  ],
});
