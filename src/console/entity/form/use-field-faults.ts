import type { FormInstance } from 'antd';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Faults, faultsOfShown } from './faults';

/** Faults at the fields of antd's form: placed, marked, worded again in another language, found when a field is left. */
export function useFieldFaults(form: FormInstance, findFaults: () => Promise<Faults>) {
  const { i18n } = useTranslation();
  /** What the last check found, as opposed to what the server said. */
  const found = useRef<Faults>({});
  const check = async () => {
    const faults = await findFaults();
    found.current = placed(faults);
    return faults;
  };
  /** By the closest field that is shown; under '' what no field shows. */
  const placed = (faults: Faults) =>
    faultsOfShown(faults, new Set(form.getFieldsError().map((field) => field.name.join('.'))));
  /** Marks the fields; those for which `keeps` holds stay as they are. */
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

  // In another language, what was found wrong here is worded again; what the server said stays as it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the check reads the language itself
  useEffect(() => {
    const reword = async () => {
      const { findFaults, placed, mark } = latest.current;
      const found = placed(await findFaults());
      mark(found, (at, errors) => errors.length === 0 || !(at in found));
    };
    reword().catch(() => undefined);
  }, [i18n.language]);

  /** Checks a field once it has been left with something typed, and those at which the last check has found something. */
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

/** For `setFields`. antd takes an empty list of our own, where it had its own before, for a circular reference. */
export function errorsOf(fault: string | undefined): { errors: string[] } {
  return { errors: fault === undefined ? (undefined as unknown as string[]) : [fault] };
}

/** Brings the first wrong field of a form, in the order of the page, into sight and puts the focus in it. */
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
