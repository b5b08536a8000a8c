import type { CustomerLanguage } from '../../schema/contract/language';
import type { Entity } from '../../schema/model/entity';
import { wordsKey } from '../../schema/model/entity-words';
import { inSentence } from '../../schema/model/in-sentence';
import type { RefusalWords } from '../../schema/write/refusal';
import { entityWords, fieldTitle, translate } from './words';

export function refusalWords(language: CustomerLanguage, entity: Entity): RefusalWords {
  const { plural, enums } = entityWords(language, entity);
  return {
    say: (key, params) => translate(language, key, params),
    fieldTitle: (field) => fieldTitle(language, entity, field),
    enumTitle: (field, value) => String(enums[wordsKey(field)]?.[value] ?? value),
    entities: inSentence(plural, language),
  };
}
