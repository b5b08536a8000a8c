export const zone = {
  type: 'string',
  title: 'Zone',
  enum: ['china', 'other'],
  default: 'other',
  'x-enum': { china: { title: 'China' }, other: { title: 'Other' } },
} as const;

export const lock = {
  type: 'string',
  title: 'Lock',
  enum: ['language', 'zone', 'none'],
  default: 'none',
  'x-enum': {
    language: { title: 'Language lock' },
    zone: { title: 'Zone lock' },
    none: { title: 'No lock' },
  },
} as const;

export const userAddConstraint = {
  type: 'string',
  title: 'Adding users',
  description: 'Whether somebody must be entered as a user before a measurement.',
  enum: ['forced', 'not-forced', 'off'],
  default: 'not-forced',
  'x-enum': {
    forced: { title: 'Forced' },
    'not-forced': { title: 'Not forced' },
    off: { title: 'Off' },
  },
} as const;

export const scrollingImages = {
  type: 'array',
  title: 'Scrolling images',
  description: 'Shown on the devices one after the other; 1 to 5.',
  items: { type: 'string', format: 'image' },
  minItems: 1,
  maxItems: 5,
} as const;

export const reportLanguages = {
  type: 'array',
  title: 'Report languages',
  description: 'The first one is the usual one.',
  'x-names': 'language',
  items: { type: 'string', enum: ['zh', 'bg', 'de', 'en', 'es', 'fr', 'ko', 'ro', 'ru', 'vi'] },
  minItems: 1,
  maxItems: 10,
  default: ['en'],
} as const;
