import { defineChart } from '../chart';

export default defineChart({
  order: 2,
  kind: 'bar',
  counts: [
    {
      entity: 'report',
      rollup: 'dailyByStore',
      last: { day: 'detection_time', days: 30 },
      rows: 'store',
      rowTitle: 'store',
      counted: 'reports',
      most: 10,
    },
  ],
});
