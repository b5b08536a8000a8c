import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import policySchema from '../../../schemas/policy';
import { inputs } from '../../../src/engine/console/entity/fields/inputs';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { actorWith, rootActor } from '../../support/actor';
import { envelope, fakeServer } from '../providers/fake-server';
import { InRefine } from '../support/in-refine';
import { englishConsole } from '../support/words';

beforeAll(englishConsole);

const policy = entityOf(policySchema);
const Input = inputs.text;

async function show(actor: Actor, first: string | null): Promise<unknown[]> {
  const given: unknown[] = [];
  function OneInput() {
    const [value, setValue] = useState<unknown>(first);
    return (
      <Input
        control={{ id: 'pcode', 'aria-describedby': undefined, 'aria-invalid': undefined }}
        entity={policy}
        field={fieldNamed(policy, 'pcode')}
        value={value}
        onChange={(next) => {
          given.push(next);
          setValue(next);
        }}
      />
    );
  }
  await act(async () => {
    render(
      <InRefine actor={actor}>
        <OneInput />
      </InRefine>,
    );
  });
  await waitFor(() => expect(document.querySelector('.ant-select-loading')).toBeNull(), { timeout: 5000 });
  return given;
}

it('a partner code is chosen among those that there are, each once and with a name', async () => {
  const account = (pcode: string, nickname: string) => ({ id: nickname.length, pcode, nickname });
  fakeServer({
    'get /manger/list?_start=0&_end=1000&_sort=pcode&_order=asc&utype=2': envelope({
      list: [account('AMER01', 'Paul'), account('AMER01', 'Paula'), account('EURO01', 'Petra P')],
      total: 3,
      totalIs: 'exact',
    }),
  });
  const given = await show(rootActor, 'ASIA01');
  expect(screen.getByText('ASIA01')).toBeDefined();
  await act(async () => {
    fireEvent.mouseDown(screen.getByRole('combobox'));
  });
  const titles = () =>
    [...document.querySelectorAll('.ant-select-item-option')].map((one) => one.textContent);
  await waitFor(() => expect(titles()).toEqual(['AMER01 · Paul', 'EURO01 · Petra P']));
  await act(async () => {
    fireEvent.click(document.querySelectorAll('.ant-select-item-option')[1] as Element);
  });
  expect(given).toEqual(['EURO01']);
});

it('it is typed by whom accounts are not shown to', async () => {
  fakeServer({});
  const given = await show(actorWith({ perms: [] }), null);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'EURO01' } });
  expect(given).toEqual(['EURO01']);
});
