import { backLandmarks, frontLandmarks, sideLandmarks } from '../posture/landmarks';
import { recordingSchema } from './recording-schema';

/** The version of new measurements. Readers also accept earlier versions. */
export const measurementVersion = 1;

/** Maximum number of recordings in a dynamic measurement. */
export const mostRecordings = 4;

const version = {
  type: 'integer',
  title: 'Version of the format',
  minimum: measurementVersion,
  maximum: measurementVersion,
  default: measurementVersion,
} as const;

const pressureMap = {
  type: 'array',
  description: 'Row by row, from the heel on, as seen from above.',
  items: { type: 'number', minimum: 0, maximum: 5000 },
  minItems: 1,
  maxItems: 10_000,
  'x-unit': 'kPa',
} as const;

/** A person stands still: one pressure map of each foot. */
export const staticMeasurement = {
  properties: {
    version,
    columns: { type: 'integer', title: 'Columns of the pressure maps', minimum: 1, maximum: 100 },
    cell_width: { type: 'number', title: 'Distance of columns', minimum: 1, maximum: 100, 'x-unit': 'mm' },
    cell_length: { type: 'number', title: 'Distance of rows', minimum: 1, maximum: 100, 'x-unit': 'mm' },
    left_pressure: { ...pressureMap, title: 'Left pressure' },
    right_pressure: { ...pressureMap, title: 'Right pressure' },
  },
  required: ['columns', 'cell_width', 'cell_length', 'left_pressure', 'right_pressure'],
} as const;

/** A person walks: pressure over time, of each foot or of both on one mat. */
export const dynamicMeasurement = {
  properties: {
    version,
    recordings: {
      type: 'array',
      title: 'Recordings',
      minItems: 1,
      maxItems: mostRecordings,
      items: recordingSchema,
    },
  },
  required: ['recordings'],
} as const;

const views = ['front', 'back', 'left', 'right'] as const;
const places = [...new Set<string>([...frontLandmarks, ...backLandmarks, ...sideLandmarks])];

/** A person stands before a camera: landmarks of up to four views. Angles are computed from them. */
export const postureMeasurement = {
  properties: {
    version,
    landmarks: {
      type: 'array',
      title: 'Landmarks',
      description: 'X to the right of the picture and y downwards.',
      minItems: 1,
      maxItems: 100,
      items: {
        type: 'object',
        properties: {
          view: { type: 'string', title: 'View', pattern: `^(${views.join('|')})$`, examples: ['front'] },
          name: {
            type: 'string',
            title: 'Landmark',
            pattern: `^(${places.join('|')})$`,
            examples: ['leftShoulder', 'c7'],
          },
          x: { type: 'number', title: 'X', minimum: -10_000, maximum: 10_000, 'x-unit': 'mm' },
          y: { type: 'number', title: 'Y', minimum: -10_000, maximum: 10_000, 'x-unit': 'mm' },
        },
        required: ['view', 'name', 'x', 'y'],
      },
    },
  },
  required: ['landmarks'],
} as const;
