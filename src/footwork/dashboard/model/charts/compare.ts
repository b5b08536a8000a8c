import { defineChart } from '../chart';

export default defineChart({
  order: 6,
  kind: 'radar',
  counts: [
    {
      entity: 'report',
      rollup: 'dailyByKind',
      last: { day: 'detection_time', days: 7 },
      rows: 'dev_type',
      rowTitle: 'type',
      counted: 'reports',
      isCompared: true,
    },
  ],
});
