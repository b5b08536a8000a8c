import type { ComponentType } from 'react';
import type { FieldType } from '../../../schema/model/field-type';
import type { InputProps } from '../../data/resource';
import './inputs.css';
import { BooleanInput, EnumInput, IconInput, TagsInput } from './inputs/choice-inputs';
import { DateInput } from './inputs/date-input';
import { PlainTextInput } from './inputs/existing-text-input';
import { JsonInput } from './inputs/json-input';
import { LocalizedInput } from './inputs/localized-input';
import { ObjectInput, ObjectsInput } from './inputs/nested-inputs';
import { NumberInput } from './inputs/number-input';
import { NumbersInput } from './inputs/numbers-input';
import { ReferenceInput, ReferencesInput } from './inputs/reference-inputs';
import { RichTextInput } from './inputs/rich-text-input';
import { ColorInput, LongTextInput, PasswordInput, TextInput } from './inputs/text-inputs';
import { FileInput, FilesInput, ImageInput, ImagesInput } from './inputs/upload-inputs';

/** Inputs by field type; null for types that clients never write. */
export const inputs = {
  text: PlainTextInput,
  longText: LongTextInput,
  richText: RichTextInput,
  localized: LocalizedInput,
  number: NumberInput,
  integer: NumberInput,
  numbers: NumbersInput,
  money: NumberInput,
  percent: NumberInput,
  boolean: BooleanInput,
  enum: EnumInput,
  tags: TagsInput,
  date: DateInput,
  dateTime: DateInput,
  phone: TextInput,
  email: TextInput,
  url: TextInput,
  color: ColorInput,
  icon: IconInput,
  image: ImageInput,
  images: ImagesInput,
  file: FileInput,
  files: FilesInput,
  json: JsonInput,
  object: ObjectInput,
  objects: ObjectsInput,
  password: PasswordInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  computed: null,
} as const satisfies Record<FieldType, ComponentType<InputProps> | null>;
