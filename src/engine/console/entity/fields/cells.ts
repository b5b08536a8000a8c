import type { ComponentType } from 'react';
import type { FieldType } from '../../../schema/model/field-type';
import type { CellProps } from '../../data/resource';
import { DateCell, DateTimeCell } from './cells/date-cells';
import { FileCell, FilesCell } from './cells/file-cells';
import { EmailCell, PhoneCell, UrlCell } from './cells/link-cells';
import { LocalizedCell } from './cells/localized-cell';
import { BooleanCell, ColorCell, EnumCell, IconCell, TagsCell } from './cells/mark-cells';
import { ComputedCell, NumberCell, NumbersCell } from './cells/number-cells';
import { ImageCell, ImagesCell } from './cells/picture-cells';
import { ReferenceCell, ReferencesCell } from './cells/reference-cells';
import { JsonCell, LongTextCell, NestedCell, PasswordCell, RichTextCell, TextCell } from './cells/text-cells';

/** Renders a stored value. With `inputs` and `filters`, the three parts of a field type. */
export const cells = {
  text: TextCell,
  longText: LongTextCell,
  richText: RichTextCell,
  localized: LocalizedCell,
  number: NumberCell,
  integer: NumberCell,
  numbers: NumbersCell,
  money: NumberCell,
  percent: NumberCell,
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
  files: FilesCell,
  json: JsonCell,
  object: NestedCell,
  objects: NestedCell,
  password: PasswordCell,
  reference: ReferenceCell,
  references: ReferencesCell,
  computed: ComputedCell,
} as const satisfies Record<FieldType, ComponentType<CellProps>>;
