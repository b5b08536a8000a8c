import type { Entity, Field } from '../../entity/entity';
import type { Faults } from './check-values';
import { inputId } from './field-row';

/** Brings the first wrong field, in the order of the page, into sight and puts the focus in it. */
export function focusFirstFault(entity: Entity, shown: readonly Field[], faults: Faults): void {
  const inputs = shown
    .filter((field) => field.name in faults)
    .flatMap((field) => document.getElementById(inputId(entity, field.name)) ?? [])
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  const [first] = inputs;
  if (!first) return;
  first.scrollIntoView({ block: 'center' });
  const target = first.matches('input, textarea, button, [tabindex], [contenteditable]')
    ? first
    : first.querySelector<HTMLElement>('input, textarea, button, [tabindex]');
  target?.focus({ preventScroll: true });
}
