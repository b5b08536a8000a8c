/** The types of devices. A new one also needs its words, its model in the demo and its menus. */
export const deviceTypes = {
  type: 'string',
  title: 'Device type',
  enum: ['X5', 'FMP', 'Q1P', 'X3', 'F5LAB'],
  'x-enum': {
    X5: { title: 'X5', color: 'blue' },
    FMP: { title: 'FMP', color: 'purple' },
    Q1P: { title: 'Q1P', color: 'cyan' },
    X3: { title: 'X3', color: 'orange' },
    F5LAB: { title: 'F5LAB', color: 'gold' },
  },
} as const;
