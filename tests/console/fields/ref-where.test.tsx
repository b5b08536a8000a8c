import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { FormValuesProvider } from '../../../src/console/entity/fields/input-context';
import { inputs } from '../../../src/console/entity/fields/inputs';
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
