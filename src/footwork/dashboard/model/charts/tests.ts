import { defineChart } from '../chart';

export default defineChart({
  order: 3,
  kind: 'line',
  counts: [
    {
      entity: 'report',
      rollup: 'dailyByKind',
      last: { day: 'detection_time', days: 7 },
      rows: 'detection_time',
      counted: 'reports',
      series: { field: 'dev_type' },
    },
  ],
});
