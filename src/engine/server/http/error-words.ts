import type { AppError, WordParams } from '../../schema/contract/app-error';
import type { Envelope, InvalidData } from '../../schema/contract/envelope';
import type { Issue } from '../../schema/contract/issue';
import type { CustomerLanguage } from '../../schema/contract/language';
import type { Model } from '../../schema/declaration/model';
import { codeName } from '../../schema/model/code-name';
import type { Entity } from '../../schema/model/entity';
import { inSentence } from '../../schema/model/in-sentence';
import { textIn } from '../../schema/model/localized';
import { fieldAt, languageAt } from '../../schema/model/nested-fields';
import { issueWords } from '../../schema/write/issue-words';
import { factText, isDecidedByRecord, refusalText } from '../../schema/write/refusal';
import { refusalWords } from './refusal-words';
import { entityWords, fieldTitle, hasWords, translate } from './words';

/** The context in which names in an error are resolved. */
interface Subject {
  /** The entity whose endpoint was called. */
  readonly entity?: Entity | null;
  readonly model?: Model;
  /** Whether the call concerned several records, so that the message names the failing one. */
  readonly isBatch?: boolean;
}

export function failure(language: CustomerLanguage, error: AppError, subject: Subject = {}): Envelope {
  const { code, data } = error;
  if (!isIssues(data)) return { code, msg: sentence(language, error, subject), data };
  const errors = issuesInWords(language, data.issues, subject.entity);
  const [first] = errors;
  // An issue of the whole record has no field at which it could be shown.
  const isWhole = errors.length === 1 && first?.field === '';
  const isNamed = subject.isBatch || (first !== undefined && isDecidedByRecord(first));
  const msg = isWhole
    ? named(language, first.message, error, { ...subject, isBatch: isNamed })
    : sentence(language, error, subject);
  return { code, msg, data: { errors } satisfies InvalidData };
}

export function issuesInWords<One extends Issue>(
  language: CustomerLanguage,
  issues: readonly One[],
  entity: Entity | null | undefined,
): (One & { message: string })[] {
  return issues.map((issue) => ({ ...issue, message: messageOf(language, issue, entity) }));
}

/** Parameters for which a more precise message may exist, with the suffix of its key. */
const preciser: Readonly<Record<string, string>> = {
  more: 'More',
  hidden: 'Hidden',
  permission: 'WithPermission',
  setting: 'WithSetting',
  field: 'WithField',
  wanted: 'Wanted',
  owner: 'Owner',
  start: 'Start',
  reason: 'Reason',
  types: 'Types',
  names: 'Many',
};

function sentence(language: CustomerLanguage, error: AppError, subject: Subject): string {
  const plain = `errors.${error.error}`;
  const precise = Object.keys(preciser).find((name) => name in error.params);
  const preciseKey = precise && `${plain}${preciser[precise]}`;
  const key = preciseKey && hasWords(language, preciseKey) ? preciseKey : plain;
  const words = inWords(language, error, subject);
  const message = translate(language, key, words);
  // Compares with the message without the label, because a label may equal any part of a message.
  const namesRecord = message !== translate(language, key, { ...words, record: '' });
  return namesRecord ? message : named(language, message, error, subject);
}

/** For a call about several records: the message with the label of the failing record. */
function named(
  language: CustomerLanguage,
  message: string,
  { params }: AppError,
  { entity, isBatch }: Subject,
): string {
  if (!isBatch || params.id === undefined) return message;
  return translate(language, 'errors.ofRecord', { message, record: recordName(language, entity, params) });
}

/** The label of the record of an error; else its id. */
function recordName(
  language: CustomerLanguage,
  entity: Subject['entity'],
  { id, record }: WordParams,
): string {
  if (record === undefined || !entity) return `ID ${id}`;
  const text = String(record);
  if (entity.name === 'menu') return menuTitle(language, text);
  const isLocalized = entity.fields.get(entity.label)?.localized !== undefined;
  return isLocalized ? (textIn(JSON.parse(text), language)?.text ?? `ID ${id}`) : text;
}

/** Replaces the names in the parameters with their words in the language. */
function inWords(
  language: CustomerLanguage,
  { params }: AppError,
  { entity, model }: Subject,
): AppError['params'] {
  const words = entity && entityWords(language, entity);
  const counted = model?.entities.get(String(params.entity));
  const moved = entity?.fields.get(String(params.field));
  return {
    ...params,
    record: recordName(language, entity, params),
    ...(counted && { entity: countedTitle(language, counted, Number(params.count)) }),
    ...(entity && moved && { fact: factText(refusalWords(language, entity), moved, params) }),
    ...(params.seconds !== undefined && { count: params.seconds }),
    ...(params.reason !== undefined && { reason: translate(language, `errors.csv.${params.reason}`) }),
    ...(params.action !== undefined && { action: words?.actions[params.action] ?? params.action }),
    ...(params.field !== undefined && { field: words?.fields[params.field] ?? params.field }),
  };
}

/** The title of one, or the plural of more, inside a sentence. */
function countedTitle(language: CustomerLanguage, entity: Entity, count: number): string {
  const { title, plural } = entityWords(language, entity);
  return inSentence(count === 1 ? title : plural, language);
}

/** The field inside an item of the list that a body holds: `type` for `rows.3.type`. */
function withinItem(field: string, entity: Entity | null | undefined): string {
  const [, list = '', inside] = /^(\w+)\.-?\d+\.(.+)$/s.exec(field) ?? [];
  const isOfBody = entity ? !entity.fields.has(list) : list === 'rows' || list === 'tree';
  return inside !== undefined && isOfBody ? inside : field;
}

function messageOf(language: CustomerLanguage, issue: Issue, entity: Entity | null | undefined): string {
  const path = withinItem(issue.field, entity);
  const refusal = entity && refusalText(refusalWords(language, entity), entity, { ...issue, field: path });
  if (refusal !== undefined && refusal !== null) return refusal;
  const { keys, params } = issueWords(issue, entity, path);
  // Issues that only the server detects have no words in the console.
  const sentences = issue.rule.startsWith('fetch.') ? [`errors.${issue.rule}`] : keys;
  return translate(language, sentences, {
    ...params,
    ...(params.fields !== undefined && {
      fields: String(params.fields)
        .split(',')
        .map((name) => labelOf(language, name, entity))
        .join(', '),
    }),
    ...(params.menu !== undefined && { menu: menuTitle(language, String(params.menu)) }),
    label: labelOf(language, path, entity),
  });
}

/** The title of a menu: a known name is translated, any other is shown unchanged. */
function menuTitle(language: CustomerLanguage, name: string): string {
  const key = `menu.${name}`;
  return hasWords(language, key) ? translate(language, key) : name;
}

/** The label of a path: `items.0.size` has that of the innermost declared field. */
function labelOf(language: CustomerLanguage, path: string, entity: Entity | null | undefined): string {
  const field = entity && fieldAt(entity, path);
  if (!field) return path;
  const label = fieldTitle(language, entity, field);
  const written = languageAt(entity, path);
  return written === undefined ? label : `${label} (${codeName('language', written, language)})`;
}

function isIssues(data: unknown): data is { issues: Issue[] } {
  return typeof data === 'object' && data !== null && 'issues' in data;
}
