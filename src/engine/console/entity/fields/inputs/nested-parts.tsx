import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../../schema/model/entity';
import { partName } from '../../../../schema/model/nested-fields';
import { applies, isDemanded } from '../../../../schema/write/condition';
import type { CellProps, InputProps } from '../../../data/resource';
import { fieldTitle } from '../../../i18n/entity-words';
import { CellProvider } from '../cell-context';
import { FieldValue } from '../field-value';
import { type InputPath, useFormValues, useInputSurroundings } from '../input-context';
import { usePageSurroundings } from '../page-surroundings';

interface PartsProps extends Pick<InputProps, 'entity' | 'field'> {
  readonly at: InputPath;
  /** The record, if it selects the variant of the object. */
  readonly record?: Readonly<Record<string, unknown>>;
  /** Whether the column header shows the labels. */
  readonly isCell?: boolean;
  readonly given?: readonly string[] | undefined;
}

/** The fields of the variant that the record selects. */
export function VariantParts(props: PartsProps) {
  return <Parts {...props} record={useFormValues()} />;
}

export function Parts({ entity, field, at, record, isCell = false, given }: PartsProps) {
  const { Row, stored } = useInputSurroundings();
  if (!Row) return null;
  const parts = record ? field.fields.filter((part) => applies(part, record)) : field.fields;
  return parts.map((part) => {
    const key = partName(part);
    if (isGiven(part, given))
      return <GivenPart key={key} entity={entity} field={part} path={`${at.path}.${key}`} />;
    return (
      <Row
        key={key}
        entity={entity}
        field={part}
        at={{ name: [...at.name, key], path: `${at.path}.${key}` }}
        isDemanded={record ? isDemanded(part, record) : part.required}
        isCell={isCell}
        stored={stored}
      />
    );
  });
}

function GivenPart({
  entity,
  field,
  path,
}: Pick<InputProps, 'entity' | 'field'> & { readonly path: string }) {
  const { t } = useTranslation();
  const record = useFormValues();
  const value: unknown = Form.useWatch(path.split('.'), { preserve: true });
  return (
    <div className="form-cell" data-field={path}>
      <span className="form-locked-label">{fieldTitle(t, entity, field)}</span>
      <div className="form-input form-locked">
        <ShownValue entity={entity} field={field} value={value} row={{ ...nothingStored, ...record }} />
      </div>
    </div>
  );
}

export function isGiven(part: Field, given: readonly string[] | undefined): boolean {
  return given?.includes(partName(part)) === true;
}

export function ShownValue(props: CellProps) {
  const surroundings = usePageSurroundings(true);
  return (
    <CellProvider value={surroundings}>
      <FieldValue {...props} />
    </CellProvider>
  );
}

export const nothingStored = {
  id: 0,
  version: 0,
  create_time: '',
  update_time: '',
  create_by: null,
  update_by: null,
};
