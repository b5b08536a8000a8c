import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { CellProvider } from '../../../src/engine/console/entity/fields/cell-context';
import { FieldValue } from '../../../src/engine/console/entity/fields/field-value';
import { words } from '../../../src/engine/console/i18n/words';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { specimen } from '../../support/specimen';
import { storeRow } from './rows';

/** Loads the lazy part that shows objects on a page, so that later renders show them at once. */
export async function loadNestedValue(): Promise<void> {
  const surroundings = {
    t: words.t,
    language: 'en' as const,
    whole: true,
    recordPath: () => undefined,
    listPath: () => undefined,
  };
  await act(async () => {
    render(
      <MemoryRouter>
        <CellProvider value={surroundings}>
          <FieldValue
            entity={specimen}
            field={fieldNamed(specimen, 'box')}
            value={{ width: 1 }}
            row={storeRow(1)}
          />
        </CellProvider>
      </MemoryRouter>,
    );
    await import('../../../src/engine/console/entity/fields/nested-value');
  });
  cleanup();
}
