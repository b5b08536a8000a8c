import type { Faults } from './faults';

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
