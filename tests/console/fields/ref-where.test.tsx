import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { FormValuesProvider } from '../../../src/engine/console/entity/fields/input-context';
import { inputs } from '../../../src/engine/console/entity/fields/inputs';
import { FieldRow } from '../../../src/engine/console/entity/form/field-row';
import { type Entity, fieldNamed } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { rootActor } from '../../support/actor';
import { entrySchema } from '../../support/entry';
import { envelope, type FakeAnswer, fakeServer } from '../providers/fake-server';
import { InRefine } from '../support/in-refine';
import { englishConsole } from '../support/words';

beforeAll(englishConsole);

const entry = entityOf(entrySchema);

/** The input of the reference `twin`, in a form that has chosen this shop. */
function twinPage(of: Entity, changes: unknown[]) {
  const Input = inputs.reference;
  function TwinInput({ shop }: { shop: number | null }) {
    const [value, setValue] = useState<unknown>(3);
    return (
      <FormValuesProvider value={{ shop, twin: value }}>
        <Input
          control={{ id: 'twin', 'aria-describedby': undefined, 'aria-invalid': undefined }}
          entity={of}
          field={fieldNamed(of, 'twin')}
          value={value}
          onChange={(next) => {
            changes.push(next);
            setValue(next);
          }}
        />
      </FormValuesProvider>
    );
  }
  return (shop: number | null) => (
    <InRefine actor={rootActor}>
      <TwinInput shop={shop} />
    </InRefine>
  );
}

it('a choice that no longer fits is cleared, and the form says why', async () => {
  const calls = fakeServer({ 'get /specimens/options': envelope([]) });
  const given: unknown[] = [];
  const page = twinPage(entry, given);
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

it('17.14: what follows from a reference decides what is offered, as the form stands', async () => {
  const adjustment = entityOf({
    $id: 'adjustment',
    title: 'Adjustment',
    type: 'object',
    properties: {
      shop: { type: 'integer', title: 'Shop', 'x-ref': 'specimen-shop' },
      region: { type: 'string', title: 'Region', 'x-inherit': 'shop.region' },
      twin: { type: 'integer', 'x-ref': 'specimen', 'x-ref-where': { region: { field: 'region' } } },
    },
    additionalProperties: false,
  });
  const answers: Record<string, FakeAnswer> = {
    'get /specimen-shops/5': envelope({ id: 5, region: 'north' }),
    'get /specimen-shops/6': envelope({ id: 6, region: 'south' }),
    'get /specimens/options': envelope([{ value: 3, label: 'Third' }]),
  };
  const calls = fakeServer(answers);
  const changes: unknown[] = [];
  const page = twinPage(adjustment, changes);
  const { rerender } = render(page(null));
  await screen.findByText('Choose Shop first');
  await act(async () => rerender(page(5)));
  await waitFor(() => expect(screen.queryByText('Choose Shop first')).toBeNull());
  await waitFor(() =>
    expect(calls.map(({ params }) => params)).toContainEqual(
      expect.objectContaining({ _for: 'adjustment.twin', region: 'north' }),
    ),
  );
  expect(changes).toEqual([]);
  answers['get /specimens/options'] = envelope([]);
  await act(async () => rerender(page(6)));
  await screen.findByText('Cleared: it does not go with Shop');
  expect(changes).toEqual([null]);
});
