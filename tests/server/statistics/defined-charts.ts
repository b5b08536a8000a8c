import { type Chart, chartsIn } from '../../../src/footwork/dashboard/model/chart';

/** The charts of the dashboard by their names, in their order. */
export const definedCharts = chartsIn(
  import.meta.glob<Chart>('../../../src/footwork/dashboard/model/charts/*.ts', {
    eager: true,
    import: 'default',
  }),
);
