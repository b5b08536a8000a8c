import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { quietApi } from '../../../src/engine/console/data/api';
import { envelope, fakeServer } from '../providers/fake-server';
import { openConsole } from '../support/open-console';
import { englishConsole } from '../support/words';

it('P4: roles can be chosen once it is known which of them can be given', async () => {
  await englishConsole();
  fakeServer({ 'get /access/withheld-roles': envelope([1]) });
  const answer = quietApi.defaults.adapter;
  let tell = () => {};
  const known = new Promise<void>((resolve) => {
    tell = resolve;
  });
  quietApi.defaults.adapter = async (config) => {
    if (config.url === '/access/withheld-roles') await known;
    if (typeof answer !== 'function') throw new Error('The server answers by a function.');
    return answer(config);
  };
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
  tell();
  await waitFor(() => expect(roles().disabled).toBe(false));
});
