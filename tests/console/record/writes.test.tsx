import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { envelope, fakeServer } from '../providers/fake-server';
import { openConsole } from '../support/open-console';
import { deviceRow, page, storeRow } from '../support/rows';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

const list = 'get /devices?_start=0&_end=20';

describe('an action that needs something', () => {
  const open = async () => {
    fakeServer({ [list]: page([deviceRow(1, { version: 3 })]) });
    const user = await openConsole('/devices');
    await user.click(await screen.findByLabelText('Actions for X5-1'));
    await user.click(await screen.findByRole('menuitem', { name: 'Close' }));
    const dialog = await screen.findByRole('dialog');
    const remark = dialog.querySelector('textarea') as HTMLTextAreaElement;
    fireEvent.change(remark, { target: { value: 'Broken' } });
    const give = () => user.click(within(dialog).getByText('Close', { selector: 'button *' }));
    return { dialog, remark, give };
  };

  it('keeps its dialog and what was typed when it fails, and says what was wrong', async () => {
    const { dialog, remark, give } = await open();
    const errors = [{ field: 'remark', rule: 'maxLength', params: {}, message: 'Remark is too long' }];
    const body = { code: 42200, msg: 'Please check', data: { errors } };
    fakeServer({ 'post /devices/1/close': { status: 422, body } });
    await give();
    expect(await within(dialog).findByText('Remark is too long')).toBeDefined();
    expect(remark.value).toBe('Broken');

    const calls = fakeServer({
      'post /devices/1/close': envelope(deviceRow(1)),
      [list]: page([deviceRow(1)]),
    });
    await give();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(JSON.parse(calls[0]?.data as string)).toEqual({ version: 3, remark: 'Broken' });
  });

  it('is tried again onto what others made of the record, while it is possible', async () => {
    const { give } = await open();
    const stale = (row: object) => ({
      status: 409,
      body: { code: 40900, msg: 'Somebody else has changed it', data: { record: row, fields: ['remark'] } },
    });
    const newer = deviceRow(1, { version: 4 });
    fakeServer({ 'post /devices/1/close': stale(newer), [list]: page([newer]) });
    await give();
    expect(await screen.findByText('Somebody else has changed it')).toBeDefined();
    const closed = deviceRow(1, { version: 5, close: true });
    const calls = fakeServer({ 'post /devices/1/close': stale(closed), [list]: page([closed]) });
    await give();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(JSON.parse(calls[0]?.data as string)).toEqual({ version: 4, remark: 'Broken' });
  });
});

describe('a deletion', () => {
  it('is of the version that was seen; a record that has moved on stays and is fetched again', async () => {
    const get = 'get /stores/1';
    const none = { 'get /stores/1/history': envelope({ list: [] }) };
    fakeServer({ [get]: envelope(storeRow(1, { version: 3 })), ...none });
    const user = await openConsole('/stores/show/1');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const stale = { code: 40900, msg: 'Somebody else has changed it', data: null };
    const calls = fakeServer({
      'delete /stores/1': { status: 409, body: stale },
      [get]: envelope(storeRow(1, { version: 4, contact: 'Theirs' })),
      ...none,
    });
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Delete'));
    expect(await screen.findByText('Theirs')).toBeDefined();
    expect(calls[0]?.params).toEqual({ version: '3' });
  });
});
