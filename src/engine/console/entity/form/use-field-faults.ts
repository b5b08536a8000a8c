import type { FormInstance } from 'antd';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorsOf } from '../fields/field-errors';
import { type Faults, faultsOfShown } from './faults';

/**
 * Errors at the fields of antd's form: shows them, translates them again after a change of language, and validates on
 * blur.
 */
export function useFieldFaults(form: FormInstance, findFaults: () => Promise<Faults>) {
  const { i18n } = useTranslation();
  /** Errors of the last validation, as opposed to those of the server. */
  const found = useRef<Faults>({});
  const check = async () => {
    const faults = await findFaults();
    found.current = placed(faults);
    return faults;
  };
  /** Errors by the closest shown field; under '' those that no field shows. */
  const placed = (faults: Faults) =>
    faultsOfShown(faults, new Set(form.getFieldsError().map((field) => field.name.join('.'))));
  /** Sets the errors of all fields, except those for which `keeps` returns true. */
  const mark = (faults: Faults, keeps: (at: string, errors: readonly string[]) => boolean = () => false) => {
    const marks = form.getFieldsError().flatMap((field) => {
      const at = field.name.join('.');
      if (keeps(at, field.errors) || (field.errors.length === 0 && !(at in faults))) return [];
      return [{ name: field.name, ...errorsOf(faults[at]) }];
    });
    form.setFields(marks);
  };
  const latest = useRef({ findFaults, placed, mark });
  useEffect(() => {
    latest.current = { findFaults, placed, mark };
  });

  // After a change of language, validation errors are translated again; the server's messages stay.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the check reads the language itself
  useEffect(() => {
    const reword = async () => {
      const { findFaults, placed, mark } = latest.current;
      const found = placed(await findFaults());
      mark(found, (at, errors) => errors.length === 0 || !(at in found));
    };
    reword().catch(() => undefined);
  }, [i18n.language]);

  /** Validates a field on blur if it was edited, and updates the fields at which the last validation found errors. */
  const leave = async (event: FocusEvent<HTMLElement>) => {
    const row = event.target.closest<HTMLElement>('[data-field]');
    const field = form.getFieldsError().find((one) => one.name.join('.') === row?.dataset.field);
    if (!field || row?.contains(event.relatedTarget) || !form.isFieldTouched(field.name)) return;
    const before = found.current;
    const now = placed(await check());
    const marks = form.getFieldsError().flatMap(({ name, errors: [error] }) => {
      const at = name.join('.');
      const isLeft = at === field.name.join('.') && now[at] !== undefined;
      const wasFound = error !== undefined && error === before[at];
      return isLeft || wasFound ? [{ name, ...errorsOf(now[at]) }] : [];
    });
    form.setFields(marks);
  };

  return { placed, mark, leave, check };
}

/** Scrolls to the first field with an error, in page order, and focuses it. */
export function focusFirstFault(form: HTMLElement | null, faults: Faults): void {
  const rows = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  const first = rows.find(({ dataset }) => (dataset.field ?? '') in faults);
  if (!first) return;
  first.scrollIntoView({ block: 'center' });
  first
    .querySelector<HTMLElement>(
      '.ant-form-item-control-input :is(input, textarea, button, [tabindex], [contenteditable])',
    )
    ?.focus({ preventScroll: true });
}
