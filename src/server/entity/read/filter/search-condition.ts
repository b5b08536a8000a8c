import { canRead } from '../../../../entity/access/access';
import { searchExpressionText } from '../../../database/search-expression';
import type { Parameters } from '../../../database/statement';
import type { View } from '../view';
import { containing } from './containing';
import { translatedCondition } from './translated-condition';

/** Rows of alias `t` of which a searchable field that the actor may read contains the text, as stored or as shown; none where there is no such field. */
export function searchCondition(view: View, text: string, parameters: Parameters): string {
  const { actor, entity } = view;
  const readable = [...entity.fields].filter(([, field]) => canRead(actor, field));
  const expression = searchExpressionText({ ...entity, fields: new Map(readable) }, 't.');
  if (expression === undefined) return 'false';
  const stored = containing(expression, text, parameters);
  const shown = translatedCondition(view, text, parameters);
  return shown === undefined ? stored : `(${stored} or ${shown})`;
}
