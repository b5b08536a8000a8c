import { defineApp } from '#engine/schema/contract/define-app';

export default defineApp({
  name: 'Reading Room',
  languages: ['en', 'es'],
  systemSchema: 'reading_room',
  home: { path: '/overview', component: 'lending/overview', title: 'Overview' },
  levels: [{ name: 'branch', field: 'branch', info: 'branch', entity: 'branch' }],
  userTypes: [
    { value: 1, reach: 'all' },
    { value: 2, reach: 'branch' },
  ],
});
