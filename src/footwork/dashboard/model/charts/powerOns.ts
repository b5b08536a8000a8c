import { defineChart } from '../chart';

export default defineChart({
  order: 8,
  kind: 'line',
  counts: [
    {
      entity: 'message',
      rollup: 'dailyByStore',
      last: { day: 'power_on_time', days: 7 },
      rows: 'power_on_time',
      counted: 'powerOns',
    },
  ],
});
