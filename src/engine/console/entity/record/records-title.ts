import type { TFunction } from 'i18next';
import type { Entity } from '../../../schema/model/entity';
import { inSentence } from '../../../schema/model/in-sentence';
import { entityPlural } from '../../i18n/entity-words';
import { recordPageTitle } from './record-page-title';
import type { NamedRow } from './record-title';

/** What questions and messages call these records: the title of one, or `3 books`. */
export function recordsTitle(t: TFunction, entity: Entity, rows: readonly NamedRow[]): string {
  const [only, ...others] = rows;
  if (only && others.length === 0) return recordPageTitle(entity, only);
  return t('list.several', { count: rows.length, entities: inSentence(entityPlural(t, entity)) });
}
