import { defineChart } from '../chart';

export default defineChart({
  order: 4,
  kind: 'pie',
  counts: [
    {
      entity: 'report',
      rollup: 'dailyByKind',
      last: { day: 'detection_time', days: 30 },
      rows: 'type',
      rowTitle: 'type',
      counted: 'reports',
    },
  ],
});
