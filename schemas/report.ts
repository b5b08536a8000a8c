import { defineEntity } from '../src/engine/schema/declaration/define-entity';
import {
  dynamicMeasurement,
  postureMeasurement,
  staticMeasurement,
} from '../src/measurement/schema/measurement-schemas';
import { deviceTypes } from './parts/device-types';
import { reportType } from './parts/report-type';
import { customerOfStore, partnerOfStore } from './parts/scope';

export default defineEntity({
  $id: 'report',
  title: 'Report',
  description: 'One measurement of one customer.',
  type: 'object',
  'x-icon': 'file-text',
  'x-label': 'report_number',
  'x-page-title': ['customer', 'type', 'detection_time'],
  'x-scope': { partner: 'pcode', store: 'store' },
  'x-sort': '-detection_time',
  'x-list': ['report_number', 'type', 'customer', 'store', 'device', 'evaluation', 'detection_time'],
  'x-big': true,
  'x-indexes': [['customer_number'], ['evaluation', 'detection_time']],
  'x-rollups': {
    byEvaluation: { by: ['evaluation'] },
    dailyByStore: { day: 'detection_time' },
    dailyByDevice: { day: 'detection_time', by: ['device'] },
    dailyByKind: { day: 'detection_time', by: ['dev_type', 'type', 'evaluation'], across: true },
  },
  'x-operations': ['delete', 'export'],
  'x-workflow': {
    evaluation: {
      assign: {
        title: 'Assign',
        from: ['pending'],
        to: 'pending',
        require: ['customer'],
      },
      evaluate: {
        title: 'Evaluate',
        from: ['pending'],
        to: 'evaluated',
        input: ['sentences', 'findings', 'advice', 'next_appointment', 'professional'],
        common: ['sentences', 'findings', 'advice', 'next_appointment', 'professional'],
        set: { evaluated_at: { from: 'now' } },
        consequence:
          'From now on, links show the customer the report with this evaluation. It can be amended later, but does not become pending again.',
      },
      amend: {
        title: 'Amend the evaluation',
        from: ['evaluated'],
        to: 'evaluated',
        input: ['customer', 'sentences', 'findings', 'advice', 'next_appointment', 'professional'],
        common: ['sentences', 'findings', 'advice', 'next_appointment', 'professional'],
        set: { evaluated_at: { from: 'now' } },
        consequence: 'The customer sees the amended report from now on.',
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
    type: { ...reportType, title: 'Type' },
    customer_number: {
      type: 'string',
      title: 'Customer number',
      maxLength: 40,
      'x-search': 'part',
    },
    customer: { ...customerOfStore, 'x-search': true },
    detection_time: { type: 'string', format: 'date-time', title: 'Measured' },
    head_image: { type: 'string', format: 'image', title: 'Portrait' },
    store: { type: 'integer', title: 'Store', 'x-ref': 'store' },
    device: { type: 'integer', title: 'Device', 'x-ref': 'device' },
    dev_type: { ...deviceTypes, 'x-inherit': 'device.dev_type' },
    pcode: partnerOfStore,
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
    sentences: {
      type: 'array',
      title: 'What the measurement says',
      maxItems: 60,
      items: {
        type: 'object',
        properties: {
          finding: { type: 'string', title: 'Finding', pattern: '^[a-zA-Z]{1,40}$', examples: ['flatArch'] },
          side: {
            type: 'string',
            title: 'Side',
            enum: ['left', 'right'],
            'x-enum': { left: { title: 'Left' }, right: { title: 'Right' } },
          },
          choice: {
            type: 'string',
            title: 'Choice',
            enum: ['change', 'hide'],
            'x-enum': { change: { title: 'Change' }, hide: { title: 'Hide' } },
          },
          // Stored reports may hold an empty text, so no rule of the schema refuses one; the override of report does.
          text: {
            type: 'string',
            format: 'multiline',
            title: 'New wording',
            maxLength: 400,
          },
        },
        required: ['finding', 'choice'],
        additionalProperties: false,
      },
      'x-when': { evaluation: 'evaluated' },
    },
    findings: {
      type: 'string',
      format: 'multiline',
      title: 'Findings',
      description: 'In words that the customer understands.',
      maxLength: 2000,
      'x-when': { evaluation: 'evaluated' },
    },
    advice: {
      type: 'string',
      format: 'multiline',
      title: 'Advice',
      description: 'What the customer should do.',
      maxLength: 2000,
      'x-when': { evaluation: 'evaluated' },
    },
    next_appointment: {
      type: 'string',
      format: 'date',
      title: 'Next appointment',
      'x-when': { evaluation: 'evaluated' },
    },
    professional: {
      type: 'string',
      title: 'Evaluated by',
      description: 'As it stands on the report; left empty, the name of the account.',
      maxLength: 60,
      'x-when': { evaluation: 'evaluated' },
    },
    evaluated_at: {
      type: 'string',
      format: 'date-time',
      title: 'Evaluated on',
      readOnly: true,
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
