import { defineChart } from '../chart';

export default defineChart({
  order: 7,
  kind: 'column',
  counts: [
    {
      entity: 'device',
      rollup: 'byStatus',
      rows: 'dev_type',
      rowTitle: 'type',
      counted: 'devices',
      series: { field: 'status', values: ['online', 'offline'] },
    },
  ],
});
