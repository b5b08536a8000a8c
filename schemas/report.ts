import { defineEntity } from '../src/entity/declaration/define-entity';
import {
  dynamicMeasurement,
  postureMeasurement,
  staticMeasurement,
} from '../src/measurement/schema/measurement-schemas';

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
  'x-indexes': [['customer_number'], ['evaluation', 'detection_time']],
  'x-rollups': {
    byEvaluation: { by: ['evaluation'] },
    dailyByStore: { day: 'detection_time' },
    dailyByDevice: { day: 'detection_time', by: ['device'] },
    dailyByKind: { day: 'detection_time', by: ['dev_type', 'type', 'evaluation'], acrossStores: true },
  },
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
      'x-search': 'part',
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
      'x-search': 'part',
    },
    customer: { type: 'integer', title: 'Customer', 'x-ref': 'customer' },
    detection_time: { type: 'string', format: 'date-time', title: 'Measured' },
    head_image: { type: 'string', format: 'image', title: 'Portrait' },
    store: { type: 'integer', title: 'Store', 'x-ref': 'store' },
    device: { type: 'integer', title: 'Device', 'x-ref': 'device' },
    dev_type: {
      type: 'string',
      title: 'Device type',
      'x-inherit': 'device.dev_type',
      enum: ['X5', 'FMP', 'Q1P', 'X3', 'F5LAB'],
      'x-enum': {
        X5: { title: 'X5', color: 'blue' },
        FMP: { title: 'FMP', color: 'purple' },
        Q1P: { title: 'Q1P', color: 'cyan' },
        X3: { title: 'X3', color: 'orange' },
        F5LAB: { title: 'F5LAB', color: 'gold' },
      },
    },
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
        schemas: { static: staticMeasurement, dynamic: dynamicMeasurement, posture: postureMeasurement },
      },
    },
  },
  required: ['report_number', 'type', 'detection_time', 'store', 'evaluation'],
  additionalProperties: false,
});
