import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { FormValuesProvider } from '../../../src/console/entity/fields/input-context';
import { inputs } from '../../../src/console/entity/fields/inputs';
import { FieldRow } from '../../../src/console/entity/form/field-row';
import { fieldNamed } from '../../../src/entity/model/entity';
import { entityOf } from '../../../src/entity/model/entity-of';
import { rootActor } from '../../support/actor';
import { entrySchema } from '../../support/entry';
import { envelope, fakeServer } from '../providers/fake-server';
import { InRefine } from '../support/in-refine';
import { englishConsole } from '../support/words';

vi.mock('../../../src/console/data/registry', () => import('./specimen-registry'));

beforeAll(englishConsole);

const entry = entityOf(entrySchema);

it('a choice that no longer fits is cleared, and the form says why', async () => {
  const calls = fakeServer({ 'get /specimens/options': envelope([]) });
  const given: unknown[] = [];
  const Input = inputs.reference;
  function OneInput({ shop }: { shop: number | null }) {
    const [value, setValue] = useState<unknown>(3);
    return (
      <FormValuesProvider value={{ shop, twin: value }}>
        <Input
          control={{ id: 'twin', 'aria-describedby': undefined, 'aria-invalid': undefined }}
          entity={entry}
          field={fieldNamed(entry, 'twin')}
          value={value}
          onChange={(next) => {
            given.push(next);
            setValue(next);
          }}
        />
      </FormValuesProvider>
    );
  }
  const page = (shop: number | null) => (
    <InRefine actor={rootActor}>
      <OneInput shop={shop} />
    </InRefine>
  );
  let shown = render(page(1));
  await act(async () => shown.rerender(page(2)));
  await screen.findByText('Cleared: it does not go with Shop');
  expect(given).toEqual([null]);
  const asked = calls.map(({ params }) => params).find((params) => params?._for !== undefined);
  expect(asked).toEqual({ ids: '3', _for: 'specimen-entry.twin', shop: '2' });
  shown.unmount();

  shown = render(page(null));
  await screen.findByText('Choose Shop first');
});

it('a row of a list offers what goes with the record', async () => {
  const order = entityOf({
    $id: 'order',
    title: 'Order',
    type: 'object',
    properties: {
      shop: { type: 'integer', 'x-ref': 'specimen-shop' },
      lines: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            twin: { type: 'integer', 'x-ref': 'specimen', 'x-ref-where': { shop: { field: 'shop' } } },
          },
        },
      },
    },
    additionalProperties: false,
  });
  const calls = fakeServer({ 'get /specimens/options': envelope([{ value: 3, label: 'Third' }]) });
  render(
    <InRefine actor={rootActor}>
      <Form initialValues={{ lines: [{}] }}>
        <FormValuesProvider value={{ shop: 2, lines: [{}] }}>
          <FieldRow entity={order} field={fieldNamed(order, 'lines')} isDemanded={false} stored={undefined} />
        </FormValuesProvider>
      </Form>
    </InRefine>,
  );
  await userEvent.setup().click(screen.getByRole('combobox'));
  await waitFor(() =>
    expect(calls.map(({ params }) => params)).toContainEqual(
      expect.objectContaining({ _for: 'order.lines.twin', shop: '2' }),
    ),
  );
});
