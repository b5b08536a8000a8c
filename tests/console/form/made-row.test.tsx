import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { FormFrame } from '../../../src/engine/console/entity/form/form-frame';
import { FormSections } from '../../../src/engine/console/entity/form/form-sections';
import { useRecordForm } from '../../../src/engine/console/entity/form/use-record-form';
import { inputFields } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { rootActor } from '../../support/actor';
import { purchaseSchema } from '../../support/purchase';
import { InRefine } from '../support/in-refine';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

const purchase = entityOf(purchaseSchema);
const fields = inputFields(purchase).filter(({ name }) => name !== 'buyer');
const start = { pcode: 'P1', lines: [{ quantity: 2, price: 1.5 }], born: null };

function PurchaseForm({ onChanges }: { readonly onChanges: (changes: unknown) => void }) {
  const save = async () => ({ kind: 'failed' as const, message: '' });
  const form = useRecordForm({ entity: purchase, fields, start, version: 0, save, onSaved: () => undefined });
  onChanges(form.changes);
  return (
    <FormFrame entity={purchase} form={form}>
      <FormSections entity={purchase} resource={{}} fields={fields} form={form} stored={undefined} />
    </FormFrame>
  );
}

const made = (name: string) => document.querySelector(`[data-made="${name}"] output`)?.textContent;

it('a form shows products and totals while they change, and what only saving makes', async () => {
  let changes: unknown;
  await act(async () => {
    render(
      <InRefine actor={rootActor}>
        <PurchaseForm
          onChanges={(next) => {
            changes = next;
          }}
        />
      </InRefine>,
    );
  });
  expect([made('amount'), made('sum_total')]).toEqual(['3.00', '3.00']);
  expect([made('number'), made('link'), made('mean')]).toEqual(['given when saved', 'given when saved', '—']);
  // Nothing counts as changed, although the start values lack the computed ones.
  expect(changes).toEqual({});
  const user = userEvent.setup();
  const quantity = document.querySelector('[data-field="lines.0.quantity"] input') as HTMLInputElement;
  await user.clear(quantity);
  await user.type(quantity, '7');
  await waitFor(() => expect([made('amount'), made('sum_total')]).toEqual(['10.50', '10.50']));
  expect(changes).toEqual({ lines: [{ quantity: 7, price: 1.5, amount: 10.5 }] });
  // A computed value has no input.
  expect(document.querySelector('[data-field="lines.0.amount"]')).toBeNull();
});
