import { Alert, Form } from 'antd';
import { type ClipboardEvent, type CSSProperties, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Action, type Entity, type Field, fieldNamed } from '../../../schema/model/entity';
import { missingFor } from '../../../schema/model/workflow';
import { isEmpty } from '../../../schema/write/condition';
import { isSame } from '../../../schema/write/merge';
import { loadValidator } from '../../data/registry';
import type { Labelled } from '../../data/resource';
import { useActor } from '../../data/session';
import { actionTitle, fieldTitle } from '../../i18n/entity-words';
import { formatList } from '../../i18n/format/list';
import { activeLanguage } from '../../i18n/words';
import { FormDialog } from '../../kit/form-dialog';
import { CellProvider } from '../fields/cell-context';
import { FieldValue } from '../fields/field-value';
import { FormValuesProvider } from '../fields/input-context';
import { usePageSurroundings } from '../fields/page-surroundings';
import { checkValues, type Faults } from '../form/faults';
import { FieldRow } from '../form/field-row';
import type { Values } from '../form/form-fields';
import { markDemanded } from '../form/mark-demanded';
import type { Outcome } from '../form/outcome';
import { recordTitle } from '../record/record-title';
import { ActionIntro } from './action-intro';
import { identifyingFields } from './identifying-fields';
import { keepValues, keptValues } from './kept-values';
import { pastedCells, pastedValue } from './pasted-cells';
import '../fields/inputs/nested-inputs.css';
import './batch-dialog.css';

interface BatchDialogProps {
  readonly entity: Entity;
  readonly action: Action;
  /** Fields of the action that the account may write. */
  readonly fields: readonly Field[];
  readonly rows: readonly Labelled[];
  /** Name of the records together. */
  readonly name: string;
  readonly follows: string | undefined;
  readonly note: string | undefined;
  /** Runs the action with a body for each row; the dialog stays open after a failure. */
  readonly onSubmit: (bodies: readonly Values[]) => Promise<Outcome>;
  readonly onClose: () => void;
}

/**
 * Table for the fields that an action needs from each of several records. A value in a common field (`action.common`)
 * is copied to the lines below; its last value is preset the next time. Columns copied from a spreadsheet can be
 * pasted.
 */
export default function BatchDialog(props: BatchDialogProps) {
  const { entity, action, fields, rows, name, follows, note, onSubmit, onClose } = props;
  const { t } = useTranslation();
  const surroundings = usePageSurroundings(false);
  const actor = useActor();
  const id = useId();
  const [form] = Form.useForm();
  const start = useMemo(
    () => rows.map((row) => startOf(entity, action, fields, row)),
    [entity, action, fields, rows],
  );
  const typed: readonly Values[] = Form.useWatch(['lines'], { form, preserve: true }) ?? start;
  const [faults, setFaults] = useState<Faults>({});
  const [message, setMessage] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const identifying = useMemo(() => identifyingFields(actor, entity, fields), [actor, entity, fields]);

  /** Copies a line's value to the lines below it, down to the first line with a value of its own. */
  const carry = (at: number, field: string) => {
    const value = form.getFieldValue(['lines', at, field]);
    for (let below = at + 1; below < rows.length; below += 1) {
      const own = form.getFieldValue(['lines', below, field]);
      if (!isEmpty(own) && !isSame(own, typed[at]?.[field])) return;
      form.setFieldValue(['lines', below, field], value);
    }
  };
  const onValuesChange = (changed: { readonly lines?: readonly (Values | undefined)[] }) => {
    for (const [at, line] of (changed.lines ?? []).entries()) {
      for (const field of Object.keys(line ?? {})) {
        forget(placeOf(at, field));
        if (action.common?.includes(field)) carry(at, field);
      }
    }
  };
  const forget = (...places: readonly string[]) =>
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([place]) => !places.includes(place))),
    );

  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    const place = (event.target as HTMLElement).closest('[data-field]')?.getAttribute('data-field');
    const [, line = '', first = ''] = place?.split('.') ?? [];
    if (!cells || line === '') return;
    event.preventDefault();
    const column = fields.findIndex((field) => field.name === first);
    for (const [down, texts] of cells.entries()) {
      for (const [right, text] of texts.entries()) {
        const [at, field] = [Number(line) + down, fields[column + right]];
        const value = field && pastedValue(field, text);
        if (!field || at >= rows.length || value === undefined) continue;
        form.setFieldValue(['lines', at, field.name], value);
        forget(placeOf(at, field.name));
      }
    }
  };

  const submit = async () => {
    if (isSaving) return;
    setMessage(undefined);
    const lines: readonly Values[] = form.getFieldValue('lines');
    const validate = await loadValidator(entity.name);
    const found = rows.flatMap((row, at) => {
      const entered = lines[at] ?? {};
      const missing = missingFor(action, row, entered).map((field) => {
        const label = fieldTitle(t, entity, fieldNamed(entity, field));
        return [field, t('validation.required', { label })] as const;
      });
      const values = { ...row, ...entered, [action.field]: action.to };
      const wrong = Object.entries(checkValues(validate, { entity, fields, values, t }));
      return [...wrong, ...missing].map(([field, fault]) => [placeOf(at, field), fault] as const);
    });
    setFaults(Object.fromEntries(found));
    const [first] = found;
    if (first) return void requestAnimationFrame(() => focusPlace(id, first[0]));
    keepValues(entity, action, lines.at(-1));
    setSaving(true);
    const outcome = await onSubmit(lines.map((line, at) => changedIn(action, line, start[at])));
    setSaving(false);
    if (outcome.kind === 'wrong') setMessage(outcome.message);
  };

  const title = actionTitle(t, entity, action);
  const common = fields.filter((field) => action.common?.includes(field.name));
  const names = formatList(
    common.map((field) => fieldTitle(t, entity, field)),
    activeLanguage(),
  );
  const help = [
    t('formPage.batch.help'),
    common.length > 0 && t('formPage.batch.common', { fields: names }),
  ].filter(Boolean);
  const [first] = start.flatMap((line, at) =>
    fields.filter(({ name }) => isEmpty(line[name])).map(({ name }) => placeOf(at, name)),
  );
  const demanded = new Set(action.require);
  const columns = { '--columns': `minmax(140px, 1.2fr) ${fields.map(() => 'minmax(120px, 1fr)').join(' ')}` };
  const look = action.danger ? 'danger' : 'primary';
  return (
    <FormDialog
      width={Math.min(1080, 420 + fields.length * 220)}
      title={t('show.action.ask', { action: title, name })}
      ok={{ text: title, look, isBusy: isSaving, onClick: () => void submit() }}
      isChanged={!isSame(typed, start)}
      onCancel={onClose}
    >
      <ActionIntro {...{ entity, action, fields, follows, note }} help={help.join(' ')} />
      <CellProvider value={surroundings}>
        <Form
          form={form}
          name={id}
          layout="vertical"
          initialValues={{ lines: start }}
          noValidate
          requiredMark={markDemanded}
          onValuesChange={onValuesChange}
          onFinish={() => void submit()}
        >
          <div role="alert">{message && <Alert type="error" showIcon message={message} />}</div>
          <div className="input-table batch-table" style={columns as CSSProperties} onPaste={paste}>
            <div className="input-table-head" aria-hidden="true">
              <span />
              {fields.map((field) => (
                <span key={field.name} className={demanded.has(field.name) ? 'is-asked' : undefined}>
                  {fieldTitle(t, entity, field)}
                </span>
              ))}
            </div>
            {rows.map((row, at) => (
              <fieldset key={row.id} className="input-table-row" aria-label={recordTitle(entity, row)}>
                <div className="batch-record">
                  <strong>{recordTitle(entity, row)}</strong>
                  {identifying.map((field) => (
                    <FieldValue
                      key={field.name}
                      entity={entity}
                      field={field}
                      value={row[field.name]}
                      row={row}
                    />
                  ))}
                </div>
                <FormValuesProvider value={{ ...row, ...typed[at], [action.field]: action.to }}>
                  {fields.map((field) => (
                    <FieldRow
                      key={field.name}
                      entity={entity}
                      field={field}
                      at={{
                        name: ['lines', at, field.name] as (string | number)[],
                        path: placeOf(at, field.name),
                      }}
                      isCell
                      isDemanded={demanded.has(field.name)}
                      fault={faults[placeOf(at, field.name)]}
                      stored={row}
                      takesFocus={placeOf(at, field.name) === first}
                    />
                  ))}
                </FormValuesProvider>
              </fieldset>
            ))}
          </div>
        </Form>
      </CellProvider>
    </FormDialog>
  );
}

function placeOf(at: number, field: string): string {
  return `lines.${at}.${field}`;
}

function focusPlace(id: string, place: string): void {
  const row = document.getElementById(id)?.querySelector(`[data-field="${place}"]`);
  row?.querySelector<HTMLElement>('input, textarea, button, [tabindex]')?.focus();
}

/** Initial values of a line. */
function startOf(entity: Entity, action: Action, fields: readonly Field[], row: Labelled): Values {
  const kept = keptValues(entity, action);
  return Object.fromEntries(fields.map(({ name }) => [name, row[name] ?? kept[name] ?? null]));
}

/** The required fields, and the optional ones that were changed. */
function changedIn({ require = [] }: Action, line: Values, start: Values = {}): Values {
  return Object.fromEntries(
    Object.entries(line).filter(([name, value]) => require.includes(name) || !isSame(value, start[name])),
  );
}
