import { defineChart } from '../chart';

/** Each step is counted independently, because no data links reports to orders. */
export default defineChart({
  order: 5,
  kind: 'funnel',
  counts: [
    {
      entity: 'report',
      rollup: 'dailyByKind',
      last: { day: 'detection_time', days: 30 },
      rows: 'evaluation',
      rowTitle: 'stepColumn',
      counted: 'records',
      steps: [{ name: 'reports' }, { name: 'evaluated', is: 'evaluated' }],
    },
    {
      entity: 'order',
      rollup: 'daily',
      last: { day: 'order_time', days: 30 },
      rows: 'status',
      rowTitle: 'stepColumn',
      counted: 'records',
      steps: [
        { name: 'orders' },
        { name: 'paid', isNot: 'pending_payment' },
        { name: 'shipped', is: 'shipped' },
      ],
    },
  ],
});
