export const currency = {
  type: 'string',
  title: 'Currency',
  enum: ['CNY', 'USD', 'EUR'],
  'x-names': 'currency',
} as const;
