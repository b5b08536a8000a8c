import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import schema from '../../../schemas/store';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { QueryPasswordInput } from '../../../src/footwork/stores/console/query-password-input';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

test('17.12: a query password is made up at the press of a button: six digits, others each time', async () => {
  const store = entityOf(schema);
  const given: unknown[] = [];
  render(
    <QueryPasswordInput
      control={{ id: 'password', 'aria-describedby': undefined, 'aria-invalid': undefined }}
      entity={store}
      field={fieldNamed(store, 'search_pwd')}
      value={null}
      onChange={(value) => given.push(value)}
    />,
  );
  for (let at = 0; at < 4; at += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Make up a password' }));
  for (const password of given) expect(password).toMatch(/^\d{6}$/);
  expect(new Set(given).size).toBe(4);
});
