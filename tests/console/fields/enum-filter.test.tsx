import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import storeSchema from '../../../schemas/store';
import { EnumFilter } from '../../../src/engine/console/entity/fields/filters/choice-filters';
import { enumOptions, enumTitle } from '../../../src/engine/console/i18n/entity-words';
import { plainLetters } from '../../../src/engine/console/i18n/plain-letters';
import { changeLanguage, words } from '../../../src/engine/console/i18n/words';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import type { Filter } from '../../../src/engine/schema/query/list-query';
import { englishConsole } from '../support/words';

const store = entityOf(storeSchema);
const country = fieldNamed(store, 'country');

// Each letter renders up to 249 boxes, which takes long on a busy machine.
beforeAll(englishConsole);

it('searches a long list of values, and keeps what another search had ticked', async () => {
  const given: { filters: readonly Filter[] } = { filters: [] };
  function Popover() {
    const [value, setValue] = useState<readonly Filter[]>([]);
    given.filters = value;
    return <EnumFilter id="control" entity={store} field={country} value={value} onChange={setValue} />;
  }
  render(<Popover />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox'), 'spain');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: 'Spain' }));
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'germ');
  await user.click(screen.getByRole('checkbox', { name: 'Germany' }));
  expect(given.filters).toEqual([{ field: 'country', operator: 'in', value: ['ES', 'DE'] }]);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByRole('status').textContent).toBe('Nothing found');
});

it('L8: countries are named and ordered in the language, and what is no country stays as it is', async () => {
  const first = () => enumOptions(words.t, store, country)[0]?.label;
  expect(first()).toBe('Afghanistan');
  expect(enumTitle(words.t, store, country, 'not one')).toBe('not one');
  await changeLanguage('es');
  expect(plainLetters('España y MÉXICO')).toBe('espana y mexico');
  expect(first()).toBe('Afganistán');
  expect(enumTitle(words.t, store, country, 'DE')).toBe('Alemania');
  await changeLanguage('zh-cn');
  expect(enumTitle(words.t, store, country, 'DE')).toBe('德国');
});
