import { expect, test } from 'vitest';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

interface AllCashback {
  readonly policies: readonly { readonly policy: { readonly id: number; readonly activity_name: string } }[];
}

interface Cashback {
  readonly stores: readonly { readonly code_num: string; readonly counted: number }[];
}

/** A running policy and one of its stores with reports in the current cycle, which may have begun minutes ago. */
async function countedStore(): Promise<{ readonly policy: string; readonly store: string }> {
  const session = await app.signIn('operator');
  const { policies } = await session.ask<AllCashback>('GET', '/policies/cashback?of=running&page=1');
  for (const { policy } of policies) {
    const { stores } = await session.ask<Cashback>('GET', `/policies/${policy.id}/cashback`);
    const store = stores.find(({ counted }) => counted > 0);
    if (store) return { policy: policy.activity_name, store: store.code_num };
  }
  throw new Error('No store has a report in the current cycle of a policy.');
}

test('D2: an operator sees what each store still needs, adjusts a store with a reason, and sees the totals of all policies', async () => {
  const counting = await countedStore();
  const watched = await app.openAs('operator', '/policy/totals');
  const { page } = watched;
  await page.getByRole('heading', { name: 'Total cashback statistics' }).waitFor();
  const policy = page.locator('.cashback-totals tbody').getByRole('link', { name: counting.policy });
  await policy.waitFor();
  await inOtherLooks(watched, 'cashback-totals');
  await policy.click();

  const row = page.locator('tbody tr[data-row-key]:visible').filter({ hasText: counting.store });
  await row.getByRole('button', { name: 'Adjust' }).waitFor();
  await inOtherLooks(watched, 'cashback');
  const before = Number(/(\d+)\s*\//.exec(await row.innerText())?.[1]);
  await row.getByRole('button', { name: 'Adjust' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton').fill('3');
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Three reports of the open house came by mail');
  await dialog.getByText(/^\d+ counted \+ \d+ adjusted = \d+$/).waitFor();
  await inOtherLooks(watched, 'cashback-adjust');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await watched.sees('+3');
  expect(Number(/(\d+)\s*\//.exec(await row.innerText())?.[1])).toBe(before + 3);
  await row.getByRole('button', { expanded: false }).first().click();
  await inOtherLooks(watched, 'cashback-days');

  // 18.4: the number of a day links to the counted reports.
  const day = page.getByRole('link', { name: /^\d+ reports? that counted on / }).first();
  const counted = (await day.innerText()).replace(/\D/g, '');
  await day.click();
  const total = page.locator('.list-pager:visible [role=status]');
  await expect.poll(async () => (await total.innerText()).replace(/\D/g, '')).toBe(counted);
  await watched.close();
});
