export const reportType = {
  type: 'string',
  enum: ['posture', 'static', 'dynamic'],
  'x-enum': {
    posture: { title: 'Posture', color: 'purple' },
    static: { title: 'Static', color: 'blue' },
    dynamic: { title: 'Dynamic', color: 'cyan' },
  },
} as const;
