import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { FieldRow } from '../../../src/engine/console/entity/form/field-row';
import { startValues } from '../../../src/engine/console/entity/form/form-fields';
import { FormFrame } from '../../../src/engine/console/entity/form/form-frame';
import type { Save } from '../../../src/engine/console/entity/form/outcome';
import { useRecordForm } from '../../../src/engine/console/entity/form/use-record-form';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { rootActor } from '../../support/actor';
import { ruledSchema } from '../../support/ruled';
import { fakeServer } from '../providers/fake-server';
import { InRefine } from '../support/in-refine';
import { englishConsole } from '../support/words';

const { phone, ...others } = ruledSchema.properties;
const ruled = entityOf({
  ...ruledSchema,
  properties: { phone: { ...phone, description: 'With the country code.' }, ...others },
});

beforeEach(englishConsole);

const row = (name: string) => document.querySelector(`[data-field="${name}"]`);
const input = (name: string) => row(name)?.querySelector('input') as HTMLInputElement;
const fault = (name: string) => row(name)?.querySelector('.ant-form-item-explain-error')?.textContent;

async function open(names: readonly string[], given: object = {}) {
  fakeServer({});
  const fields = names.map((name) => fieldNamed(ruled, name));
  const save = vi.fn<Save>(async () => ({ kind: 'failed', message: 'Saved nothing' }));
  function RuledForm() {
    const form = useRecordForm({
      entity: ruled,
      fields,
      start: { ...startValues([...ruled.fields.values()], {}, rootActor), ...given },
      version: 0,
      save,
      onSaved: () => undefined,
    });
    return (
      <FormFrame entity={ruled} form={form}>
        {form.shown.map((field) => (
          <FieldRow key={field.name} entity={ruled} field={field} isDemanded={false} stored={undefined} />
        ))}
        <button type="submit">{form.isChanged ? 'Save changes' : 'Save'}</button>
      </FormFrame>
    );
  }
  await act(async () => {
    render(
      <InRefine actor={rootActor}>
        <RuledForm />
      </InRefine>,
    );
  });
  await waitFor(() => expect(input(names[0] ?? '')).not.toBeNull());
  return { user: userEvent.setup(), save };
}

async function retype(user: UserEvent, name: string, text: string): Promise<void> {
  await user.clear(input(name));
  if (text) await user.type(input(name), text);
  await user.tab();
}

it('says at both fields that they are out of order, until either is corrected', async () => {
  const { user } = await open(['size_from', 'size_to']);
  await retype(user, 'size_to', '10');
  await waitFor(() => expect(fault('size_to')).toBe('Size to must be at least “Size from”'));
  await retype(user, 'size_from', '15');
  await waitFor(() => expect(fault('size_from')).toBe('Size from must be at most “Size to”'));
  await retype(user, 'size_from', '8');
  await waitFor(() => expect([fault('size_from'), fault('size_to')]).toEqual([undefined, undefined]));
});

it('18.4: says at the first of several fields that one of them is required', async () => {
  await open(['phone', 'email']);
  const hint = (name: string) => row(name)?.querySelector('.form-any')?.textContent;
  const said = 'At least one of these must be given: Phone, Email, Tags';
  expect([hint('phone'), hint('email')]).toEqual([said, undefined]);
  expect(row('phone')?.textContent).toContain('With the country code.');
});

it('18.4: says of a typed date that is discarded how it is written', async () => {
  const { user } = await open(['first_day']);
  await waitFor(() => expect(input('first_day').disabled).toBe(false));
  await retype(user, 'first_day', '31.12.1990');
  const said = /“31.12.1990” is no date that can be read. Type it like this: \w+ \d+, \d+/;
  await waitFor(() => expect(row('first_day')?.textContent).toMatch(said));
  await retype(user, 'first_day', '1990-12-31');
  await waitFor(() => expect(row('first_day')?.textContent).not.toMatch(said));
  expect(input('first_day').value).toBe('Dec 31, 1990');
});

it('asks for one of several fields before it saves, and then forgives all', async () => {
  const { user, save } = await open(['phone', 'email'], { name: 'One' });
  await user.click(screen.getByText('Save'));
  const said = 'At least one of these must be given: Phone, Email, Tags';
  await waitFor(() => expect([fault('phone'), fault('email')]).toEqual([said, said]));
  await retype(user, 'phone', '+49 30 123456');
  await waitFor(() => expect(fault('email')).toBeUndefined());
  await user.click(screen.getByText('Save changes'));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

it('shows and demands a field while its condition holds', async () => {
  const { user } = await open(['name', 'phone', 'fancy_word'], {
    name: 'One',
    phone: '+49 30 123456',
    kind: 'fancy',
  });
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(fault('fancy_word')).toBe('Fancy word cannot be empty'));
});

it('asks for what the variant of an object holds', async () => {
  const { user, save } = await open(['details'], {
    name: 'One',
    phone: '+49 30 123456',
    kind: 'fancy',
    fancy_word: 'x',
    odd_number: null,
  });
  const shown = ['word', 'rows', 'size', 'numbers'].map((part) => row(`details.${part}`) !== null);
  expect(shown).toEqual([true, true, true, false]);
  await retype(user, 'details.size', '3');
  await user.click(screen.getByText('Save changes'));
  await waitFor(() => expect(fault('details.word')).toBe('Word cannot be empty'));
  await retype(user, 'details.word', 'a');
  await user.click(screen.getByText('Save changes'));
  await waitFor(() => expect(save.mock.calls[0]?.[0].all.details).toEqual({ word: 'a', size: 3 }));
});
