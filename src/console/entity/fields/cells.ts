import type { ComponentType } from 'react';
import type { FieldType } from '../../../entity/model/field-type';
import type { CellProps } from '../../data/resource';
import { BooleanCell } from './cells/boolean-cell';
import { ColorCell } from './cells/color-cell';
import { ComputedCell } from './cells/computed-cell';
import { DateCell } from './cells/date-cell';
import { DateTimeCell } from './cells/date-time-cell';
import { EnumCell } from './cells/enum-cell';
import { FileCell } from './cells/file-cell';
import { IconCell } from './cells/icon-cell';
import { ImageCell } from './cells/image-cell';
import { ImagesCell } from './cells/images-cell';
import { JsonCell } from './cells/json-cell';
import { EmailCell, PhoneCell, UrlCell } from './cells/link-cells';
import { LongTextCell } from './cells/long-text-cell';
import { MoneyCell } from './cells/money-cell';
import { NestedCell } from './cells/nested-cell';
import { NumberCell } from './cells/number-cell';
import { PasswordCell } from './cells/password-cell';
import { PercentCell } from './cells/percent-cell';
import { ReferenceCell } from './cells/reference-cell';
import { ReferencesCell } from './cells/references-cell';
import { RichTextCell } from './cells/rich-text-cell';
import { TagsCell } from './cells/tags-cell';
import { TextCell } from './cells/text-cell';

/** How a stored value is painted; first of the trio of a field type, with `inputs` and `filters`. */
export const cells = {
  text: TextCell,
  longText: LongTextCell,
  richText: RichTextCell,
  number: NumberCell,
  integer: NumberCell,
  money: MoneyCell,
  percent: PercentCell,
  boolean: BooleanCell,
  enum: EnumCell,
  tags: TagsCell,
  date: DateCell,
  dateTime: DateTimeCell,
  phone: PhoneCell,
  email: EmailCell,
  url: UrlCell,
  color: ColorCell,
  icon: IconCell,
  image: ImageCell,
  images: ImagesCell,
  file: FileCell,
  json: JsonCell,
  object: NestedCell,
  objects: NestedCell,
  password: PasswordCell,
  reference: ReferenceCell,
  references: ReferencesCell,
  computed: ComputedCell,
} as const satisfies Record<FieldType, ComponentType<CellProps>>;
