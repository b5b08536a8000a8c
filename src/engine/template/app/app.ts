import { defineApp } from '#engine/schema/contract/define-app';

export default defineApp({
  name: 'Sample Console',
  languages: ['en', 'es', 'zh-cn'],
  systemSchema: 'sample',
  home: { path: '/task', component: 'entity/task/list', title: 'tasks' },
  levels: [],
  userTypes: [{ value: 1, reach: 'all' }],
});
