import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../../src/engine/console/data/query-client';
import { App } from '../../../src/engine/console/start/app';
import type { FieldRule } from '../../../src/engine/schema/access/field-rules';
import { accountLimits } from '../../../src/engine/schema/access/record-limits';
import { actorWith } from '../../support/actor';
import { envelope, fakeServer } from '../providers/fake-server';
import { sessionOf } from '../support/session';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

const account = {
  id: 7,
  version: 1,
  username: 'clerk',
  nickname: 'Clara',
  utype: '1',
  available: true,
  roles: [2],
  _labels: {},
};

/** The tools on the page of an account, with permission to edit accounts, except what the rule forbids. */
async function toolsOf(id: number, rule: FieldRule): Promise<string[]> {
  const actor = actorWith({ perms: ['sys:user:view', 'sys:user:edit'], fields: { manager: rule } });
  const _limits = accountLimits(actor, id, false);
  fakeServer({
    [`get /manger/${id}`]: envelope({ ...account, id, _limits }),
    [`get /manger/${id}/history`]: envelope({ list: [] }),
    [`get /manger/${id}/sessions`]: envelope([]),
  });
  const menus = [
    { path: '/accounts', name: 'accounts', component: 'entity/manager/list', meta: { title: 'Accounts' } },
  ];
  location.hash = `/accounts/show/${id}`;
  await act(async () => {
    render(<App session={sessionOf(actor, menus)} client={createQueryClient()} />);
  });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Clara'));
  const more = screen.queryByRole('button', { name: 'More actions' });
  if (more) await act(async () => more.click());
  return ['Reset password', 'Disable'].filter((name) => screen.queryByRole('menuitem', { name }));
}

test.each([
  [7, {}, ['Reset password', 'Disable']],
  [7, { readonly: ['password'] }, ['Disable']],
  [7, { hidden: ['available'] }, ['Reset password']],
  [1, {}, []],
] as const)('P4: an account %i, under the rule %j, is offered: %j', async (id, rule, offered) => {
  expect(await toolsOf(id, rule)).toEqual(offered);
});
