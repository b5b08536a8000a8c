import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import schema from '../../../schemas/store';
import { FormValuesProvider } from '../../../src/engine/console/entity/fields/input-context';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { StoreZoneInput } from '../../../src/footwork/stores/console/store-zone-input';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

test('18.4: an empty time zone of a store names the zone that the chosen country gives it', () => {
  const store = entityOf(schema);
  const shown = (country: string | null) => (
    <FormValuesProvider value={{ country }}>
      <StoreZoneInput
        control={{ id: 'zone', 'aria-describedby': undefined, 'aria-invalid': undefined }}
        entity={store}
        field={fieldNamed(store, 'time_zone')}
        value={null}
        onChange={() => undefined}
      />
    </FormValuesProvider>
  );
  const { rerender } = render(shown(null));
  screen.getByText('That of its country');
  rerender(shown('US'));
  screen.getByText('That of its country · Eastern Time (New York)');
  rerender(shown('DE'));
  screen.getByText('That of its country · Central European Time (Berlin)');
  expect(screen.getByRole('combobox')).toBeDefined();
});
