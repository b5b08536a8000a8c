import type { ComponentType } from 'react';
import type { FieldType } from '../../../entity/model/field-type';
import type { InputProps } from '../../data/resource';
import './inputs.css';
import { BooleanInput } from './inputs/boolean-input';
import { ColorInput } from './inputs/color-input';
import { DateInput } from './inputs/date-input';
import { EnumInput } from './inputs/enum-input';
import { FileInput } from './inputs/file-input';
import { IconInput } from './inputs/icon-input';
import { ImageInput } from './inputs/image-input';
import { ImagesInput } from './inputs/images-input';
import { JsonInput } from './inputs/json-input';
import { LongTextInput } from './inputs/long-text-input';
import { NumberInput } from './inputs/number-input';
import { ObjectInput } from './inputs/object-input';
import { ObjectsInput } from './inputs/objects-input';
import { PasswordInput } from './inputs/password-input';
import { ReferenceInput } from './inputs/reference-input';
import { ReferencesInput } from './inputs/references-input';
import { RichTextInput } from './inputs/rich-text-input';
import { TagsInput } from './inputs/tags-input';
import { TextInput } from './inputs/text-input';

/** How a value is given; null where callers never give one. */
export const inputs = {
  text: TextInput,
  longText: LongTextInput,
  richText: RichTextInput,
  number: NumberInput,
  integer: NumberInput,
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
  json: JsonInput,
  object: ObjectInput,
  objects: ObjectsInput,
  password: PasswordInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  computed: null,
} as const satisfies Record<FieldType, ComponentType<InputProps> | null>;
