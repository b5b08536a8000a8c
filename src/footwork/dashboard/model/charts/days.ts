import { defineChart } from '../chart';

export default defineChart({
  order: 1,
  kind: 'column',
  counts: [
    {
      entity: 'report',
      rollup: 'dailyByKind',
      last: { day: 'detection_time', days: 10 },
      rows: 'detection_time',
      counted: 'reports',
    },
  ],
});
