import {
  anyObject,
  array,
  boolean,
  id,
  integer,
  nullableText,
  number,
  object,
  text,
  time,
  titled,
} from '#engine/schema/contract/json-schema';
import { customerLanguages } from '#engine/schema/contract/language';
import { reportPerson } from '../../reports/endpoints/report';

export const sheetStore = object({ name: nullableText, address: nullableText, phone: nullableText });
const nullableTime = { ...time, type: ['string', 'null'] } as const;

/** The additions of a professional to the measurement. All are null, or empty, before the report is evaluated. */
const evaluation = titled(
  'ReportEvaluation',
  object({
    state: { type: 'string', enum: ['pending', 'evaluated'] },
    evaluated_at: nullableTime,
    professional: nullableText,
    findings: nullableText,
    advice: nullableText,
    next_appointment: { ...nullableText, format: 'date' },
    /** Changes to sentences of the analysis; others are kept. */
    sentences: array(
      object(
        { finding: text, choice: { type: 'string', enum: ['change', 'hide'] } },
        { side: { type: 'string', enum: ['left', 'right'] }, text },
      ),
    ),
  }),
);

/** What the first picture shows of a measurement, which is itself several times as large. */
const picture = titled(
  'MeasurementPicture',
  object({
    /** The first recording of each foot; empty for a posture. */
    recordings: array(
      object({
        rows: integer,
        columns: integer,
        cell_width: number,
        cell_length: number,
        loaded_part: {
          ...array(integer),
          description: 'The visible part of the grid: first row and column, number of rows and columns.',
        },
        peaks: {
          ...array(number),
          description: 'The peak pressure of each visible cell in kPa, row by row.',
        },
        feet: array(
          object({
            side: { type: ['string', 'null'], enum: ['left', 'right', null] },
            path: {
              ...array({ type: ['array', 'null'], items: number }),
              description:
                'The centre of pressure, x and y in mm from the corner of the grid, of at most 200 of the frames with load; null where frames without load interrupt the line. Empty unless the person walked.',
            },
          }),
        ),
      }),
    ),
    /** Of a posture; else empty. */
    landmarks: array(object({ view: text, name: text, x: number, y: number })),
  }),
);

export const sheetMeasurement = { ...anyObject, type: ['object', 'null'] } as const;

/** A report in the form for its customer, without facts of the business and without fields that a role hides. */
export const sheet = titled(
  'ReportSheet',
  object({
    report_number: text,
    type: { type: 'string', enum: ['posture', 'static', 'dynamic'] },
    dev_type: nullableText,
    detection_time: time,
    time_zone: {
      ...nullableText,
      description: 'IANA name, of the store; the sheet shows times by its clock.',
    },
    customer: nullableText,
    person: reportPerson,
    /** Whether specialists work in the store; if so, the report refers nobody to another specialist. */
    specialist_here: { type: 'boolean' },
    evaluation,
    store: sheetStore,
    /** The line that the store prints below its reports. */
    signature: nullableText,
    damaged: {
      ...boolean,
      description: 'Whether the measurement cannot be read; it then has neither picture nor analysis.',
    },
    picture: {
      ...picture,
      type: ['object', 'null'],
      description: 'Null without a measurement, with a damaged one, and where a role hides it.',
    },
    analysis: {
      ...anyObject,
      type: ['object', 'null'],
      description: 'What follows from the measurement, as `GET /reports/:id/analysis` answers it.',
    },
    products: array(
      titled(
        'ReportProduct',
        object({
          id,
          /** By language, as the headline. */
          name: anyObject,
          headline: anyObject,
          picture: nullableText,
          /** The needs of the customer that the product meets; empty where it is recommended to all customers. */
          needs: array(text),
        }),
      ),
    ),
    plans: array(
      titled(
        'ReportPlan',
        object({
          name: text,
          start_date: text,
          end_date: text,
          weekdays: array({ type: 'string', enum: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] }),
          time: nullableText,
          exercises: array(
            object({ exercise: text, minutes: integer }, { instruction: text, repetitions: integer }),
          ),
        }),
      ),
    ),
    /** The languages of the partner's reports, the usual one first; empty where it has not chosen any. */
    languages: array({ type: 'string', enum: customerLanguages }),
  }),
);
