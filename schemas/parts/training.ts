export const weekdays = {
  type: 'array',
  title: 'Days',
  'x-enum': {
    mon: { title: 'Monday' },
    tue: { title: 'Tuesday' },
    wed: { title: 'Wednesday' },
    thu: { title: 'Thursday' },
    fri: { title: 'Friday' },
    sat: { title: 'Saturday' },
    sun: { title: 'Sunday' },
  },
  items: { type: 'string', enum: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] },
  minItems: 1,
  maxItems: 7,
  uniqueItems: true,
} as const;

export const timeOfDay = {
  type: 'string',
  title: 'Time',
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  examples: ['18:30'],
} as const;

export const exercises = {
  type: 'array',
  title: 'Exercises',
  minItems: 1,
  maxItems: 30,
  items: {
    type: 'object',
    properties: {
      exercise: { type: 'string', title: 'Exercise', maxLength: 80 },
      instruction: { type: 'string', title: 'Instruction', maxLength: 300 },
      repetitions: { type: 'integer', title: 'Repetitions', minimum: 1, maximum: 500 },
      minutes: {
        type: 'integer',
        title: 'Duration',
        minimum: 1,
        maximum: 180,
        'x-unit': 'min',
        'x-total': true,
      },
    },
    required: ['exercise', 'minutes'],
    additionalProperties: false,
  },
} as const;
