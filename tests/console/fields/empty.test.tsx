import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { beforeAll, expect, it } from 'vitest';
import planForm from '../../../resources/training-plan.form';
import planSchema from '../../../schemas/training-plan';
import { CellProvider } from '../../../src/engine/console/entity/fields/cell-context';
import { FieldValue } from '../../../src/engine/console/entity/fields/field-value';
import { usePageSurroundings } from '../../../src/engine/console/entity/fields/page-surroundings';
import { FieldRow } from '../../../src/engine/console/entity/form/field-row';
import { type Entity, fieldNamed } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import type { EntitySchema } from '../../../src/engine/schema/model/entity-schema';
import { rootActor } from '../../support/actor';
import { envelope, fakeServer } from '../providers/fake-server';
import { InRefine } from '../support/in-refine';
import { storeRow } from '../support/rows';
import { englishConsole } from '../support/words';

beforeAll(englishConsole);

const campaignSchema: EntitySchema = {
  $id: 'specimen-campaign',
  title: 'Campaign',
  type: 'object',
  properties: {
    name: { type: 'string' },
    shops: { type: 'array', items: { type: 'integer' }, 'x-ref': 'specimen-shop', 'x-empty': 'All shops' },
    most: { type: 'integer', minimum: 1, 'x-empty': 'No limit' },
    least: { type: 'integer', minimum: 1 },
  },
  additionalProperties: false,
};

const campaign = entityOf(campaignSchema);

function Shown({ name, value }: { readonly name: string; readonly value: unknown }) {
  const surroundings = usePageSurroundings(true);
  return (
    <CellProvider value={surroundings}>
      <FieldValue entity={campaign} field={fieldNamed(campaign, name)} value={value} row={storeRow(1)} />
    </CellProvider>
  );
}

async function shown(name: string, value: unknown) {
  const { container } = render(
    <InRefine actor={rootActor}>
      <Shown name={name} value={value} />
    </InRefine>,
  );
  return container.textContent;
}

it('a missing value says what it means, where that is declared', async () => {
  expect(await shown('shops', [])).toBe('All shops');
  expect(await shown('most', null)).toBe('No limit');
  expect(await shown('least', null)).toBe('—');
  // The console knows nothing about a value that is not in the answer.
  expect(await shown('most', undefined)).toBe('—');
  expect(await shown('most', 3)).toBe('3');
});

async function openForm(entity: Entity, names: readonly string[], Own?: typeof planForm.inputs) {
  fakeServer({ 'get /specimen-shops/options': envelope([]) });
  const given: { values: Record<string, unknown> } = { values: {} };
  await act(async () => {
    render(
      <InRefine actor={rootActor}>
        <Form name="form" onValuesChange={(_, values) => Object.assign(given, { values })}>
          {names.map((name) => (
            <FieldRow
              key={name}
              entity={entity}
              field={fieldNamed(entity, name)}
              isDemanded={false}
              stored={undefined}
              Own={Own?.[name as keyof typeof Own]}
            />
          ))}
        </Form>
      </InRefine>,
    );
  });
  return given;
}

it('an input without a value says what that means', async () => {
  await openForm(campaign, ['shops', 'most']);
  expect(screen.getByText('All shops')).toBeDefined();
  expect(screen.getByPlaceholderText('No limit')).toBeDefined();
});

it('the time of a training plan is entered with a clock', async () => {
  const given = await openForm(entityOf(planSchema), ['time'], planForm.inputs);
  const input = screen.getByLabelText<HTMLInputElement>('Time');
  expect(input.type).toBe('time');
  fireEvent.change(input, { target: { value: '18:30' } });
  expect(given.values.time).toBe('18:30');
  fireEvent.change(input, { target: { value: '' } });
  expect(given.values.time).toBeNull();
});
