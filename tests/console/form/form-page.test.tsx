import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { envelope, type FakeAnswer, fakeServer } from '../providers/fake-server';
import { here, leadingTo, openConsole } from '../support/open-console';
import { page, storeRow } from '../support/rows';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

const list: Readonly<Record<string, FakeAnswer>> = {
  'get /stores?_start=0&_end=20': page([storeRow(1)]),
};
const form = { 'get /stores/1/form': envelope(storeRow(1, { version: 3 })) };

const row = (name: string) => document.querySelector(`[data-field="${name}"]`);
const input = (name: string) => row(name)?.querySelector('input, textarea') as HTMLInputElement;
const fault = (name: string) => row(name)?.querySelector('.ant-form-item-explain-error')?.textContent;
const shown = (name: string) => waitFor(() => expect(row(name)).not.toBeNull());

/** Finds a button by its text, because a query by role takes happy-dom a second on a page of this size. */
const button = (text: string) => screen.getByText(text).closest<HTMLElement>('button, a') as HTMLElement;

async function retype(user: UserEvent, name: string, text: string): Promise<void> {
  await user.clear(input(name));
  await user.click(input(name));
  await user.paste(text);
}

describe('a new record', () => {
  it('is checked before it is sent, and the first fault gets the focus', async () => {
    const calls = fakeServer({});
    const user = await openConsole('/stores/create');
    await shown('name');
    await user.click(button('Save'));
    await waitFor(() => expect(fault('name')).toBe('Name cannot be empty'));
    expect(fault('merchant')).toBe('Merchant cannot be empty');
    expect(fault('qr_link')).toBeUndefined();
    await waitFor(() => expect(document.activeElement).toBe(input('name')));
    expect(input('name').getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
  });

  it('18.4: opens with the focus in the first field without a value', async () => {
    fakeServer({ 'get /merchants/options': envelope([{ value: 5, label: 'Paso Firme' }]) });
    await openConsole('/devices/create?store=1');
    await shown('dev_code');
    expect(document.activeElement).toBe(input('dev_code'));
  });

  it('checks a field when it is left, and forgives when it is corrected', async () => {
    fakeServer({});
    const user = await openConsole('/stores/create');
    await shown('phone');
    await retype(user, 'phone', 'abc');
    await user.tab();
    await waitFor(() => expect(fault('phone')).toBe('Phone must be a correct phone number'));
    await retype(user, 'phone', '+34 600 000 000');
    await waitFor(() => expect(fault('phone')).toBeUndefined());
  });

  it('shows what the server found at its field, and saves under the same key', async () => {
    const invalid = {
      code: 42200,
      msg: 'Please check',
      data: { errors: [{ field: 'code_num', rule: 'unique', params: {}, message: 'Already in use' }] },
    };
    const options = { 'get /merchants/options': envelope([{ value: 5, label: 'Paso Firme' }]) };
    const calls = fakeServer({ ...options, 'post /stores': { status: 422, body: invalid } });
    const user = await openConsole('/stores/create');
    await shown('name');
    const typed = { name: 'New', code_num: 'FW-1', contact: 'Ann', phone: '+34 600 000 000' };
    const rest = { detail_address: 'Street 1', search_pwd: 'secret1' };
    for (const [name, text] of Object.entries({ ...typed, ...rest })) await retype(user, name, text);
    await user.click(input('merchant'));
    await user.click(await screen.findByTitle('Paso Firme'));
    await user.type(input('country'), 'Spai');
    await user.click(await screen.findByTitle('Spain'));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(fault('code_num')).toBe('Already in use'));
    await waitFor(() => expect(document.activeElement).toBe(input('code_num')));
    const [first] = calls.filter((call) => call.method === 'post');
    expect(JSON.parse(first?.data as string)).toEqual({ ...typed, ...rest, merchant: 5, country: 'ES' });

    const again = fakeServer({ ...options, ...list, 'post /stores': envelope(storeRow(9)) });
    await retype(user, 'code_num', 'FW-2');
    await user.click(button('Save'));
    await waitFor(() => expect(here()).toBe('/stores'));
    const [second] = again.filter((call) => call.method === 'post');
    const key = first?.headers.get('Idempotency-Key');
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.headers.get('Idempotency-Key')).toBe(key);
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(screen.getByText('Show it').getAttribute('href')).toBe('#/stores/show/9');
  });
});

describe('a stored record', () => {
  it('17.17: leads to the record that has a value already, until another one is typed', async () => {
    const params = { record: 7, called: 'Store 7', fields: 'name,phone' };
    const taken = (field: string) => ({ field, rule: 'unique', params, message: 'Store 7 has the same' });
    const body = { code: 42200, msg: 'Please check', data: { errors: [taken('name'), taken('phone')] } };
    fakeServer({ ...form, 'put /stores/1': { status: 422, body } });
    const user = await openConsole('/stores/edit/1');
    await shown('phone');
    await retype(user, 'phone', '+34 600 000 001');
    await user.click(button('Save'));
    await waitFor(() => expect(fault('phone')).toBe('Store 7 has the same'));
    const link = await screen.findByText('Open that record in a new tab');
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['#/stores/show/7', '_blank']);
    expect(row('phone')?.contains(link)).toBe(true);
    await retype(user, 'phone', '+34 600 000 002');
    await waitFor(() => expect(screen.queryByText('Open that record in a new tab')).toBeNull());
  });

  it('sends what was changed, with its version, and returns to the list as it was', async () => {
    fakeServer({ 'get /stores?_start=20&_end=40&country=ES': page([storeRow(1)], 21), ...form });
    const user = await openConsole('/stores?_start=20&_end=40&country=ES');
    await user.click(await screen.findByLabelText('Actions for Store 1'));
    const edit = await screen.findByText('Edit');
    await leadingTo(() => fireEvent.click(edit));
    await shown('contact');
    expect(row('merchant')?.textContent).toContain('Paso Firme');
    await retype(user, 'contact', 'Bea');
    const calls = fakeServer({
      'put /stores/1': envelope(storeRow(1)),
      'get /stores?_start=20&_end=40&country=ES': page([storeRow(1)], 21),
    });
    await user.click(button('Save'));
    await waitFor(() => expect(here()).toBe('/stores?_start=20&_end=40&country=ES'));
    expect(JSON.parse(calls[0]?.data as string)).toEqual({ contact: 'Bea', version: 3 });
  });

  it('is sent under another key once the key is refused, as the earlier attempt was carried out', async () => {
    const refused = { status: 409, body: { code: 40902, msg: 'Carried out before', data: null } };
    fakeServer(form);
    const user = await openConsole('/stores/edit/1');
    await shown('contact');
    await retype(user, 'contact', 'Bea');
    const calls = fakeServer({ ...form, 'put /stores/1': refused });
    await user.click(button('Save'));
    await screen.findByText('Carried out before');
    const later = fakeServer({ ...form, ...list, 'put /stores/1': envelope(storeRow(1)) });
    await user.click(button('Save'));
    await waitFor(() => expect(here()).toBe('/stores'));
    const keys = [calls, later].map(([call]) => call?.headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('asks, where somebody else changed the same field, which value to keep', async () => {
    fakeServer(form);
    const user = await openConsole('/stores/edit/1');
    await shown('contact');
    await retype(user, 'contact', 'Mine');
    await retype(user, 'detail_address', 'Street 2');
    const conflict = {
      record: storeRow(1, { version: 4, contact: 'Theirs', phone: '+34 611 111 111' }),
      fields: ['contact'],
    };
    fakeServer({ 'put /stores/1': { status: 409, body: { code: 40900, msg: 'Stale', data: conflict } } });
    await user.click(button('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'The record has changed meanwhile' }));
    expect(dialog.getByText('Theirs')).toBeDefined();
    const saveAgain = dialog.getByText('Save again').closest('button') as HTMLButtonElement;
    expect(saveAgain.disabled).toBe(true);
    await user.click(dialog.getByText('Theirs'));
    const calls = fakeServer({ ...list, 'put /stores/1': envelope(storeRow(1, { version: 5 })) });
    await user.click(saveAgain);
    await waitFor(() => expect(here()).toBe('/stores'));
    expect(JSON.parse(calls[0]?.data as string)).toEqual({ detail_address: 'Street 2', version: 4 });
  });

  it('offers again what was typed when the session was lost, to the same account only', async () => {
    const draft = { at: '2026-01-31T08:00:00.000Z', version: 1, values: { contact: 'Lost', gone: 1 } };
    sessionStorage.setItem('draft:store:1', JSON.stringify({ ...draft, actor: 2 }));
    sessionStorage.setItem('draft:store:2', JSON.stringify({ ...draft, actor: 1 }));
    fakeServer({ ...form, 'get /stores/2/form': envelope(storeRow(2)) });
    const user = await openConsole('/stores/edit/2');
    await user.click(await screen.findByText('Restore'));
    expect(input('contact').value).toBe('Lost');
  });

  it('saves a restored draft as onto the version that it was typed on', async () => {
    const draft = { actor: 1, at: '2026-01-31T08:00:00.000Z', version: 2, values: { contact: 'Lost' } };
    sessionStorage.setItem('draft:store:1', JSON.stringify(draft));
    fakeServer(form);
    const user = await openConsole('/stores/edit/1');
    await user.click(await screen.findByText('Restore'));
    await waitFor(() => expect(sessionStorage.getItem('draft:store:1')).toContain('"version":2'));
    const conflict = { record: storeRow(1, { version: 3, contact: 'Theirs' }), fields: ['contact'] };
    const calls = fakeServer({
      'put /stores/1': { status: 409, body: { code: 40900, msg: 'Stale', data: conflict } },
    });
    await user.click(button('Save'));
    expect(await screen.findByRole('dialog', { name: 'The record has changed meanwhile' })).toBeDefined();
    expect(JSON.parse(calls[0]?.data as string)).toEqual({ contact: 'Lost', version: 2 });
  });

  it('that was deleted meanwhile can be kept as a new one', async () => {
    fakeServer(form);
    const user = await openConsole('/stores/edit/1');
    await shown('contact');
    await retype(user, 'contact', 'Bea');
    fakeServer({ 'put /stores/1': { status: 404, body: { code: 40400, msg: 'Not found', data: null } } });
    await user.click(button('Save'));
    await user.click(await screen.findByText('Keep as a new record'));
    expect(await screen.findByText('New store')).toBeDefined();
    expect(input('contact').value).toBe('Bea');
    await waitFor(() => expect(sessionStorage.getItem('draft:store:new')).toContain('Bea'));
    expect(sessionStorage.getItem('draft:store:1')).toBeNull();
    fakeServer({ ...list, 'post /stores': envelope(storeRow(9)) });
    await leadingTo(() => fireEvent.click(button('Save')));
    await waitFor(() => expect(here()).toBe('/stores'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was typed last when the page ends at once', async () => {
    fakeServer(form);
    await openConsole('/stores/edit/1');
    await shown('contact');
    fireEvent.change(input('contact'), { target: { value: 'At once' } });
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('draft:store:1')).toContain('At once');
  });

  it('says when there is no such record', async () => {
    fakeServer({
      'get /stores/7/form': { status: 404, body: { code: 40400, msg: 'Not found', data: null } },
    });
    await openConsole('/stores/edit/7');
    expect(await screen.findByText('There is no such record')).toBeDefined();
  });
});

describe('leaving a form', () => {
  it('asks when something would be lost, and only then', async () => {
    fakeServer({ ...form, ...list });
    const user = await openConsole('/stores/edit/1');
    await shown('contact');
    await retype(user, 'contact', 'Bea');
    await waitFor(() => expect(sessionStorage.getItem('draft:store:1')).toContain('Bea'));
    await user.click(button('Cancel'));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Leave without saving?')).toBeDefined();
    await user.click(question.getByText('Cancel'));
    expect(here()).toBe('/stores/edit/1');
    expect(input('contact').value).toBe('Bea');
    await user.click(button('Cancel'));
    const leave = within(await screen.findByRole('alertdialog')).getByText('Leave');
    await leadingTo(() => fireEvent.click(leave));
    await waitFor(() => expect(here()).toBe('/stores'));
    expect(sessionStorage.getItem('draft:store:1')).toBeNull();
  });
});
