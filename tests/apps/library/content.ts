import { defineContent } from '#engine/server/seed/content';

export default defineContent({
  menus: [
    { name: 'Overview', icon: 'dashboard', path: '/overview', component: 'lending/overview' },
    { name: 'Branches', icon: 'shop', path: '/branch', entity: 'branch' },
    { name: 'Books', icon: 'file-text', path: '/book', entity: 'book' },
    { name: 'Loans', icon: 'schedule', path: '/loan', entity: 'loan' },
    {
      name: 'System',
      icon: 'setting',
      path: '/system',
      children: [
        { name: 'Accounts', icon: 'user', path: 'user', entity: 'manager' },
        { name: 'Roles', icon: 'safety', path: 'role', entity: 'role' },
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
