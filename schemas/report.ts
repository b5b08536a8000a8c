import { defineEntity } from '../src/entity/declaration/define-entity';

export default defineEntity({
  $id: 'report',
  title: 'Report',
  description: 'One measurement of one customer.',
  type: 'object',
  'x-icon': 'file-text',
  'x-label': 'report_number',
  'x-scope': { partner: 'pcode', store: 'store' },
  'x-sort': '-detection_time',
  'x-list': ['report_number', 'type', 'customer', 'store', 'device', 'evaluation', 'detection_time'],
  'x-big': true,
  'x-indexes': [['customer_number']],
  'x-operations': ['delete', 'export'],
  'x-workflow': {
    evaluation: {
      evaluate: {
        title: 'Mark as evaluated',
        from: ['pending'],
        to: 'evaluated',
        consequence: 'This cannot be undone: an evaluated report does not become pending again.',
      },
    },
  },
  properties: {
    report_number: {
      type: 'string',
      title: 'Report number',
      maxLength: 40,
      'x-unique': true,
      'x-search': true,
    },
    type: {
      type: 'string',
      title: 'Type',
      enum: ['posture', 'static', 'dynamic'],
      'x-enum': {
        posture: { title: 'Posture', color: 'purple' },
        static: { title: 'Static', color: 'blue' },
        dynamic: { title: 'Dynamic', color: 'cyan' },
      },
    },
    customer_number: {
      type: 'string',
      title: 'Customer number',
      maxLength: 40,
      'x-search': true,
    },
    customer: { type: 'integer', title: 'Customer', 'x-ref': 'customer' },
    detection_time: { type: 'string', format: 'date-time', title: 'Measured' },
    head_image: { type: 'string', format: 'image', title: 'Portrait' },
    store: { type: 'integer', title: 'Store', 'x-ref': 'store' },
    device: { type: 'integer', title: 'Device', 'x-ref': 'device' },
    pcode: {
      type: 'string',
      title: 'Partner code',
      'x-inherit': 'store.pcode',
    },
    evaluation: {
      type: 'string',
      title: 'Evaluation',
      enum: ['pending', 'evaluated'],
      default: 'pending',
      'x-enum': {
        pending: { title: 'Pending', color: 'gold' },
        evaluated: { title: 'Evaluated', color: 'green' },
      },
    },
    measurement: {
      type: 'object',
      title: 'Measurement',
      description: 'What the device has recorded.',
      'x-variants': {
        by: 'type',
        schemas: {
          static: {
            properties: {
              columns: {
                type: 'integer',
                title: 'Columns of the pressure maps',
                minimum: 1,
                maximum: 100,
              },
              left_pressure: {
                type: 'array',
                title: 'Left pressure',
                description: 'Row by row, from the heel on.',
                items: { type: 'number', minimum: 0, maximum: 5000 },
                minItems: 1,
                maxItems: 10_000,
                'x-unit': 'kPa',
              },
              right_pressure: {
                type: 'array',
                title: 'Right pressure',
                description: 'Row by row, from the heel on.',
                items: { type: 'number', minimum: 0, maximum: 5000 },
                minItems: 1,
                maxItems: 10_000,
                'x-unit': 'kPa',
              },
            },
            required: ['columns', 'left_pressure', 'right_pressure'],
          },
          dynamic: {
            properties: {
              frames: {
                type: 'array',
                title: 'Frames',
                minItems: 1,
                maxItems: 2000,
                items: {
                  type: 'object',
                  properties: {
                    time: { type: 'integer', title: 'Time', minimum: 0, 'x-unit': 'ms' },
                    left_load: { type: 'number', title: 'Left load', minimum: 0, 'x-unit': 'N' },
                    right_load: { type: 'number', title: 'Right load', minimum: 0, 'x-unit': 'N' },
                  },
                  required: ['time', 'left_load', 'right_load'],
                },
              },
            },
            required: ['frames'],
          },
          posture: {
            properties: {
              landmarks: {
                type: 'array',
                title: 'Landmarks',
                minItems: 1,
                maxItems: 100,
                items: {
                  type: 'object',
                  properties: {
                    name: {
                      type: 'string',
                      title: 'Landmark',
                      enum: [
                        'head',
                        'left_shoulder',
                        'right_shoulder',
                        'left_hip',
                        'right_hip',
                        'left_knee',
                        'right_knee',
                        'left_ankle',
                        'right_ankle',
                      ],
                    },
                    x: { type: 'number', title: 'X', 'x-unit': 'mm' },
                    y: { type: 'number', title: 'Y', 'x-unit': 'mm' },
                  },
                  required: ['name', 'x', 'y'],
                },
              },
              angles: {
                type: 'array',
                title: 'Angles',
                minItems: 1,
                maxItems: 50,
                items: {
                  type: 'object',
                  properties: {
                    name: {
                      type: 'string',
                      title: 'Angle',
                      enum: ['shoulders', 'pelvis', 'left_knee', 'right_knee'],
                    },
                    value: { type: 'number', title: 'Value', minimum: -180, maximum: 180, 'x-unit': '°' },
                  },
                  required: ['name', 'value'],
                },
              },
            },
            required: ['landmarks', 'angles'],
          },
        },
      },
    },
  },
  required: ['report_number', 'type', 'detection_time', 'store', 'evaluation'],
  additionalProperties: false,
});
