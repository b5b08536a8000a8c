import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { envelope, fakeServer } from '../providers/fake-server';
import { leadingTo, openConsole } from '../support/open-console';
import { page, storeRow } from '../support/rows';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

const list = { 'get /stores?_start=0&_end=20': page([storeRow(1)]) };
const dryRun = 'post /stores/import?dryRun=true';

const importButton = () => screen.findByRole('button', { name: /^Import \(/ });

async function chooseFile() {
  const user = await openConsole('/stores');
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const file = new File(['name\nA\nB\n'], 'stores.csv', { type: 'text/csv' });
  fireEvent.change(await screen.findByLabelText('Choose a CSV file', { selector: 'input' }), {
    target: { files: [file] },
  });
}

it('an import whose response was lost is repeated under its key, so that no row is taken in twice', async () => {
  const lost = { status: 503, body: { code: 50300, msg: 'No connection', data: null } };
  const calls = fakeServer({
    ...list,
    [dryRun]: envelope({ count: 2 }),
    'post /stores/import': lost,
  });
  await chooseFile();
  const sent = () => calls.filter(({ url, query }) => url === '/stores/import' && query === '');
  for (const times of [1, 2]) {
    const button = await importButton();
    await leadingTo(() => fireEvent.click(button));
    await waitFor(() => expect(sent()).toHaveLength(times));
    await screen.findByText('No connection');
  }
  const [first, again] = sent().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(again).toBe(first);
});

it('a refused file is not offered to be imported', async () => {
  const errors = [{ field: 'rows.2.name', rule: 'required', params: {}, message: 'Name is missing' }];
  const refused = { status: 422, body: { code: 42200, msg: 'Please check', data: { errors } } };
  fakeServer({ ...list, [dryRun]: refused });
  await chooseFile();
  await screen.findByText('Name is missing');
  expect(screen.queryByRole('button', { name: /^Import \(/ })).toBeNull();
});
