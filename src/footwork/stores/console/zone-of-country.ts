import type { TFunction } from 'i18next';
import { emptyText } from '#engine/console/i18n/entity-words';
import { localeOf } from '#engine/console/i18n/format/locale';
import { activeLanguage } from '#engine/console/i18n/words';
import { codeName } from '#engine/schema/model/code-name';
import type { Entity, Field } from '#engine/schema/model/entity';
import { zoneOfSource } from '#engine/schema/model/zone-source';

/** The text for a store without a zone of its own, with the zone that its country gives it. */
export function zoneOfCountryText(
  t: TFunction,
  entity: Entity,
  field: Field,
  country: unknown,
): string | undefined {
  const text = emptyText(t, entity, field);
  if (typeof country !== 'string' || country === '') return text;
  const zone = codeName('timeZone', zoneOfSource({ zone: null, country }), localeOf(activeLanguage()));
  return [text, zone].filter(Boolean).join(' · ');
}
