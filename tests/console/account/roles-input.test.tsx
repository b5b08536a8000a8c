import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { envelope, fakeServer } from '../providers/fake-server';
import { openConsole } from '../support/open-console';
import { englishConsole } from '../support/words';

it('P4: roles can be chosen once it is known which of them can be given', async () => {
  await englishConsole();
  let tell: (body: unknown) => void = () => {};
  fakeServer({ 'get /access/withheld-roles': { body: new Promise((resolve) => (tell = resolve)) } });
  const page = {
    path: '/people',
    name: 'people',
    component: 'entity/manager/list',
    meta: { title: 'People' },
  };
  const perms = ['sys:user:view', 'sys:user:add', 'sys:role:view'];
  await openConsole('/people/create', perms, [page]);
  const roles = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Roles/ });
  await waitFor(() => expect(roles().disabled).toBe(true), { timeout: 15_000 });
  tell(envelope([1]).body);
  await waitFor(() => expect(roles().disabled).toBe(false));
});
