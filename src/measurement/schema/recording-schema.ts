/**
 * A pressure recording as stored and sent: its frames packed in one text, see `packRecording`. Rows and columns as seen
 * from above; on a plate the toes point to the first row.
 */
export const recordingSchema = {
  type: 'object',
  properties: {
    side: {
      type: 'string',
      title: 'Foot',
      description: 'Left out where the recording shows both feet, or is told by its shape.',
      enum: ['left', 'right'],
      'x-enum': { left: { title: 'Left' }, right: { title: 'Right' } },
    },
    format: { type: 'string', title: 'Source', pattern: '^(device|emed|tekscan)$', examples: ['device'] },
    surface: {
      type: 'string',
      title: 'Surface',
      enum: ['plate', 'insole'],
      'x-enum': { plate: { title: 'Plate' }, insole: { title: 'Insole' } },
    },
    rows: { type: 'integer', title: 'Rows', minimum: 1, maximum: 400 },
    columns: { type: 'integer', title: 'Columns', minimum: 1, maximum: 400 },
    // No device has finer sensors; computing with millions of cells would block the server.
    cell_width: { type: 'number', title: 'Distance of columns', minimum: 1, maximum: 100, 'x-unit': 'mm' },
    cell_length: { type: 'number', title: 'Distance of rows', minimum: 1, maximum: 100, 'x-unit': 'mm' },
    cell_area: { type: 'number', title: 'Area of a cell', minimum: 0.01, maximum: 10_000, 'x-unit': 'mm²' },
    frame_interval: {
      type: 'number',
      title: 'Time between frames',
      minimum: 0.0001,
      maximum: 1,
      'x-unit': 's',
    },
    // Absent where the device does not report it; it is then estimated from the recording.
    noise_threshold: {
      type: 'number',
      title: 'Lowest pressure that counts',
      minimum: 0,
      maximum: 1000,
      'x-unit': 'kPa',
    },
    frame_count: { type: 'integer', title: 'Number of frames', minimum: 1, maximum: 5000 },
    trial_starts: {
      type: 'array',
      title: 'Frames that start a trial',
      items: { type: 'integer', minimum: 0, maximum: 4999 },
      minItems: 1,
      maxItems: 100,
    },
    loaded_part: {
      type: 'array',
      title: 'Loaded part: row, column, rows, columns',
      items: { type: 'integer', minimum: 0, maximum: 400 },
      minItems: 4,
      maxItems: 4,
    },
    pressure_step: {
      type: 'number',
      title: 'Step of pressures',
      minimum: 0,
      maximum: 1000,
      'x-unit': 'kPa',
    },
    pressures: {
      type: 'string',
      title: 'Packed pressures',
      maxLength: 400_000,
      pattern: '^[A-Za-z0-9+/]+=*$',
      examples: ['Y2BgAAAAAwAB'],
    },
  },
  required: [
    'format',
    'surface',
    'rows',
    'columns',
    'cell_width',
    'cell_length',
    'cell_area',
    'frame_interval',
    'frame_count',
    'trial_starts',
    'loaded_part',
    'pressure_step',
    'pressures',
  ],
} as const;
