import { type Entity, fieldNamed } from '../../../schema/model/entity';
import { valueText } from './value-text';

/**
 * What tells a record from others with the same label: `138 0013 8000 · 3 May 2016`; undefined where nothing does.
 * Leaves out the fields that the title shows.
 */
export function subtitleOf(
  entity: Entity,
  values: Readonly<Record<string, unknown>> = {},
  titled: readonly string[] = [],
): string | undefined {
  const parts = entity.subtitle
    .filter((name) => !titled.includes(name))
    .flatMap((name) => valueText(entity, fieldNamed(entity, name), values));
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
