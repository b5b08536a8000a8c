/** What an item of an assessment system and a score for it have in common. */
export const assessedItem = {
  name: { type: 'string', title: 'Item', maxLength: 80, 'x-localized': true },
  code: { type: 'string', title: 'Code', pattern: '^[a-z][a-z0-9-]{1,29}$', examples: ['arch-height'] },
  weight: {
    type: 'integer',
    title: 'Weight',
    minimum: 1,
    maximum: 100,
    'x-unit': '%',
    'x-total': true,
  },
} as const;
