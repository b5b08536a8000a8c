import type { ComponentType } from 'react';
import type { FieldType } from '../../../schema/model/field-type';
import type { FilterProps } from './filter-props';
import './filters.css';
import { BooleanFilter, EnumFilter, ReferenceFilter, WordsFilter } from './filters/choice-filters';
import { NumbersFilter } from './filters/numbers-filter';
import { DateFilter, NumberFilter } from './filters/range-filters';
import { TextFilter } from './filters/text-filter';

/** Filter controls by field type; null for types that can only be filtered by empty or filled. */
export const filters = {
  text: TextFilter,
  longText: TextFilter,
  richText: null,
  localized: TextFilter,
  number: NumberFilter,
  integer: NumberFilter,
  numbers: NumbersFilter,
  money: NumberFilter,
  percent: NumberFilter,
  boolean: BooleanFilter,
  enum: EnumFilter,
  tags: WordsFilter,
  date: DateFilter,
  dateTime: DateFilter,
  phone: TextFilter,
  email: TextFilter,
  url: TextFilter,
  color: WordsFilter,
  icon: null,
  image: null,
  images: null,
  file: null,
  files: null,
  json: null,
  object: null,
  objects: null,
  password: null,
  reference: ReferenceFilter,
  references: ReferenceFilter,
  computed: NumberFilter,
} as const satisfies Record<FieldType, ComponentType<FilterProps> | null>;
