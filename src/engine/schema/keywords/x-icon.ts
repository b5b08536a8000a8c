import { type IconName, iconNames } from '../model/icon-name';
import type { EntityKeyword } from './keyword';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** The icon next to the entity's name in menus and the palette. */
    'x-icon'?: IconName;
  }
}

export const onEntity: EntityKeyword<IconName> = {
  schema: { enum: iconNames },
  docs: `The icon next to the name of the entity in menus and the palette; default \`table\`.`,
  examples: ['book'],
};
