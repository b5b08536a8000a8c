import { entityKeywords, propertyKeywords, valueSchemas } from '../keywords/keyword-list';
import { fieldTypes } from '../model/field-type';

/** A property, nested or not. */
const propertyMetaSchema = {
  $id: 'property-declaration',
  type: 'object',
  properties: valueSchemas(propertyKeywords),
  required: ['type'],
  additionalProperties: false,
} as const;

export const entityMetaSchema = {
  $id: 'entity-declaration',
  title: `An entity. Kinds of field: ${fieldTypes.join(', ')}.`,
  type: 'object',
  properties: {
    ...valueSchemas(entityKeywords),
    properties: { ...entityKeywords.get('properties')?.schema, additionalProperties: propertyMetaSchema },
  },
  required: ['$id', 'title', 'type', 'properties', 'additionalProperties'],
  additionalProperties: false,
} as const;
