import { canRead } from '../../../../entity/access/access';
import { fieldNamed } from '../../../../entity/model/entity';
import { unaccented } from '../../../../entity/query/unaccented';
import { foldedSql } from '../../../database/folded-sql';
import type { Parameters } from '../../../database/statement';
import { keysWhere } from '../../../http/words';
import type { View } from '../view';

/**
 * Rows of alias `t` whose name is shown in words that contain the text though another one is stored: the roles
 * that came with the console. Undefined where there are none.
 */
export function translatedCondition(
  { actor, entity, language }: View,
  text: string,
  parameters: Parameters,
): string | undefined {
  if (entity.name !== 'role' || language === undefined) return undefined;
  if (!canRead(actor, fieldNamed(entity, entity.label))) return undefined;
  const sought = plain(text);
  const keys = keysWhere(language, 'role', (words) => plain(words).includes(sought));
  if (keys.length === 0) return undefined;
  // As `roleKey` makes the key of a name.
  return `regexp_replace(${foldedSql(`t."${entity.label}"`)}, '[^a-z]+', '-', 'g') = any(${parameters.bind(keys)})`;
}

function plain(text: string): string {
  return unaccented(text).toLowerCase();
}
