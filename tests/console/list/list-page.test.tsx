import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { envelope, fakeServer, withoutColumns } from '../providers/fake-server';
import { here, leadingTo, openConsole } from '../support/open-console';
import { deviceRow, page, storeRow } from '../support/rows';
import { englishConsole } from '../support/words';

const first = 'get /stores?_start=0&_end=20';

beforeEach(englishConsole);

const rows = () => screen.findAllByRole('row').then((all) => all.slice(1));

describe('what a list shows', () => {
  it('is the rows, with labels, links and the total', async () => {
    fakeServer({ [first]: page([storeRow(1), storeRow(2)], 60) });
    await openConsole('/stores');
    const link = await screen.findByRole('link', { name: /Store 1/ });
    expect(link.getAttribute('href')).toBe('#/stores/show/1');
    expect(screen.getAllByRole('link', { name: 'Paso Firme' })[0]?.getAttribute('href')).toBe(
      '#/merchants/show/5',
    );
    expect(screen.getByText('60 in all')).toBeDefined();
    expect(await rows()).toHaveLength(2);
  });

  it('says that there are at least so many, and offers the page after them', async () => {
    const many = Array.from({ length: 20 }, (_, at) => storeRow(at + 1));
    fakeServer({
      [first]: page(many, 10_000, 'atLeast'),
      'get /stores?_start=9980&_end=10000': page(many, 10_000, 'atLeast'),
    });
    await openConsole('/stores?_start=9980&_end=10000');
    expect(await screen.findByText('10,000+ in all')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Page 501' })).toBeDefined();
  });

  it('leaves the focus on the way on where there is no further page', async () => {
    fakeServer({
      [first]: page([storeRow(1)], 21),
      'get /stores?_start=20&_end=40': page([storeRow(21)], 21),
    });
    const user = await openConsole('/stores');
    const next = await screen.findByRole('button', { name: 'Next page' });
    act(() => next.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: /Store 21/ })).toBeDefined();
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(next);
    await user.keyboard('{Enter}');
    expect(here()).toBe('/stores?_start=20&_end=40');
  });

  it('is an offer to make the first record where there is none', async () => {
    fakeServer({ [first]: page([]) });
    await openConsole('/stores');
    expect(await screen.findByText('There are no stores yet')).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'New store' })).toHaveLength(2);
  });

  it('is an offer to search less where nothing matches', async () => {
    fakeServer({ 'get /stores?_start=0&_end=20&country=FR&q=xyz': page([]), [first]: page([storeRow(1)]) });
    const user = await openConsole('/stores?country=FR&q=xyz');
    expect(await screen.findByText('No stores match')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByRole('link', { name: /Store 1/ })).toBeDefined();
    expect(here()).toBe('/stores');
  });

  it('is the last page where the address names one after it', async () => {
    fakeServer({
      'get /stores?_start=40&_end=60': page([], 40),
      'get /stores?_start=20&_end=40': page([storeRow(1)], 40),
    });
    await openConsole('/stores?_start=40&_end=60');
    expect(await screen.findByRole('link', { name: /Store 1/ })).toBeDefined();
    expect(here()).toBe('/stores?_start=20&_end=40');
  });

  it('is what could be read of the address, and a notice of the rest', async () => {
    fakeServer({ 'get /stores?_start=0&_end=20&country=ES': page([storeRow(1)]) });
    await openConsole('/stores?nonsense=1&country=ES&_sort=nothing');
    expect(await screen.findByText(/could not be read and was left out: nonsense, _sort/)).toBeDefined();
    expect(await screen.findByRole('link', { name: /Store 1/ })).toBeDefined();
  });

  it('stays, with a notice each time, while newer rows do not come', async () => {
    fakeServer({ [first]: page([storeRow(1)]) });
    const user = await openConsole('/stores');
    await screen.findByRole('link', { name: /Store 1/ });
    fakeServer({ [first]: { status: 403, body: { code: 40300, msg: 'Not for you', data: null } } });
    for (const _ of ['once', 'again']) {
      await user.click(screen.getByRole('button', { name: 'Refresh' }));
      const [said, ...more] = await screen.findAllByText('Not for you');
      expect(more).toEqual([]);
      const notice = within(said?.parentElement as HTMLElement);
      await user.click(notice.getByRole('button', { name: 'Dismiss' }));
      await waitFor(() => expect(screen.queryByText('Not for you')).toBeNull());
    }
    expect(screen.getByRole('link', { name: /Store 1/ })).toBeDefined();
  });

  it('is what went wrong, with another try', async () => {
    fakeServer({ [first]: { status: 403, body: { code: 40300, msg: 'Not for you', data: null } } });
    const user = await openConsole('/stores');
    expect(await screen.findByText('Not for you')).toBeDefined();
    fakeServer({ [first]: page([storeRow(1)]) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Store 1/ })).toBeDefined();
  });

  it('17.12: is exported with its query password at the press of a button of its own', async () => {
    const calls = fakeServer({ [first]: page([storeRow(1)]), 'get /stores/export': { body: new Blob() } });
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const user = await openConsole('/stores');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('button', { name: 'Export with query password' }));
    expect(calls.filter(({ url }) => url === '/stores/export').map(({ params }) => params._with)).toEqual([
      undefined,
      'search_pwd',
    ]);
    saved.mockRestore();
    cleanup();
    fakeServer({ [first]: page([storeRow(1)]) });
    await openConsole('/stores', ['biz:store:view', 'biz:store:export']);
    expect(await screen.findByRole('button', { name: 'Export' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Export with/ })).toBeNull();
  });

  it('is only what the reader may do', async () => {
    fakeServer({ [first]: page([storeRow(1)]) });
    const user = await openConsole('/stores', ['biz:store:view']);
    await user.click(await screen.findByRole('button', { name: 'Actions for Store 1' }));
    const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(names).toEqual(['View']);
    for (const name of [/New store/, 'Import', 'Export']) expect(screen.queryByText(name)).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText('Query password')).toBeNull();
  });
});

describe('P3: a reference to what the reader may not see', () => {
  const blind = ['biz:store:view', 'biz:store:edit'];

  it('is no column; the chooser and the filter say why, and ask for nothing that would be refused', async () => {
    const calls = fakeServer({ [first]: page([storeRow(1, { _labels: {} })]) });
    const user = await openConsole('/stores', blind);
    await screen.findByRole('link', { name: /Store 1/ });
    expect(screen.queryByText('Merchant')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const box = await screen.findByRole('checkbox', { name: /^Merchant/ });
    expect(box.closest('label')?.textContent).toBe('MerchantYou may not see what this refers to');
    expect((box as HTMLInputElement).disabled).toBe(true);
    cleanup();
    await openConsole('/stores', blind);
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Merchant' }));
    expect(await screen.findByText('You may not see what this refers to')).toBeDefined();
    const urls = calls.map(({ url = '' }) => withoutColumns(url));
    expect(new Set(urls)).toEqual(new Set(['/stores?_start=0&_end=20']));
  });

  it('is not on the page of a record, and not to be given in its form', async () => {
    const stored = envelope(storeRow(1, { _labels: {} }));
    fakeServer({ 'get /stores/1': stored, 'get /stores/1/history': page([]), 'get /stores/1/form': stored });
    await openConsole('/stores/show/1', blind);
    expect(await screen.findByText('Partner code')).toBeDefined();
    expect(screen.queryByText('Merchant')).toBeNull();
    cleanup();
    await openConsole('/stores/edit/1', blind);
    const input = (await screen.findByLabelText(/^Merchant/)) as HTMLInputElement;
    expect(input.disabled).toBe(true);
  });
});

describe('how a list is asked', () => {
  it('follows the address, and the address follows it', async () => {
    const sorted = 'get /stores?_start=0&_end=20&_sort=contact&_order=asc';
    fakeServer({
      [first]: page([storeRow(1)]),
      [sorted]: page([storeRow(2)]),
      [`${sorted}&q=ann`]: page([storeRow(3)]),
    });
    const user = await openConsole('/stores');
    await user.click(await screen.findByRole('button', { name: 'Contact' }));
    expect(await screen.findByRole('link', { name: /Store 2/ })).toBeDefined();
    expect(screen.getByRole('columnheader', { name: /^Contact/ }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ann');
    expect(await screen.findByRole('link', { name: /Store 3/ })).toBeDefined();
    expect(here()).toBe('/stores?_sort=contact&_order=asc&q=ann');
  });

  it('says its filters in words, and takes them away one by one', async () => {
    fakeServer({
      'get /stores?_start=0&_end=20&country_in=ES%2CFR&merchant=5': page([storeRow(1)]),
      'get /stores?_start=0&_end=20&merchant=5': page([storeRow(2)]),
      'get /merchants/options': envelope([{ value: 5, label: 'Paso Firme' }]),
    });
    const user = await openConsole('/stores?country_in=ES%2CFR&merchant=5');
    expect(await screen.findByText('Merchant: Paso Firme')).toBeDefined();
    expect(screen.getByText('Country: Spain, France')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove the filter Country: Spain, France' }));
    expect(await screen.findByRole('link', { name: /Store 2/ })).toBeDefined();
    expect(here()).toBe('/stores?merchant=5');
  });

  it('is led by a column’s own filter', async () => {
    fakeServer({
      [first]: page([storeRow(1)]),
      'get /stores?_start=0&_end=20&country=ES': page([storeRow(2)]),
    });
    const user = await openConsole('/stores');
    await user.click(await screen.findByRole('button', { name: 'Filter by Country' }));
    const popover = await screen.findByRole('dialog', { name: 'Filter by Country' });
    await user.click(within(popover).getByText('Spain'));
    await user.click(within(popover).getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('link', { name: /Store 2/ })).toBeDefined();
    expect(here()).toBe('/stores?country=ES');
  });

  it('finds a field to filter by; without one, nothing is left for the Tab key but the search', async () => {
    fakeServer({ [first]: page([storeRow(1)]) });
    const user = await openConsole('/stores');
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const search = await screen.findByRole('textbox', { name: 'Search fields' });
    await user.type(search, 'countr');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Country']);
    await user.type(search, 'x');
    expect(screen.getByText('No such field')).toBeDefined();
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(search);
    expect(screen.getByText('No such field')).toBeDefined();
    await user.click(document.body);
    expect(screen.queryByText('No such field')).toBeNull();
  });

  it('does not search for what is still being composed', async () => {
    fakeServer({ [first]: page([storeRow(1)]), 'get /stores?_start=0&_end=20&q=ma': page([]) });
    await openConsole('/stores');
    const box = await screen.findByRole('searchbox');
    fireEvent.change(box, { target: { value: 'ma' } });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(here()).toBe('/stores');
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(here()).toBe('/stores?q=ma'));
  });

  it('opens a record by a double press on its row, but not on the controls in it', async () => {
    fakeServer({
      [first]: page([storeRow(1)]),
      'get /stores/1': envelope(storeRow(1)),
      'get /stores/1/history': page([]),
    });
    const user = await openConsole('/stores');
    await user.dblClick(await screen.findByRole('checkbox', { name: /^Select Store 1/ }));
    expect(here()).toBe('/stores');
    const [row] = await rows();
    await leadingTo(() => fireEvent.doubleClick(row as HTMLElement));
    await waitFor(() => expect(here()).toBe('/stores/show/1'));
  });

  it('leads by keyboard: / to the search, Enter to the record', async () => {
    fakeServer({
      [first]: page([storeRow(1), storeRow(2)]),
      'get /stores/2': envelope(storeRow(2)),
      'get /stores/2/history': page([]),
    });
    const user = await openConsole('/stores');
    const [one, two] = await waitFor(async () => {
      const found = await rows();
      expect(found[0]?.tabIndex).toBe(0);
      return found;
    });
    await user.keyboard('/');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
    act(() => one?.focus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(two));
    await leadingTo(() => fireEvent.keyDown(two as HTMLElement, { key: 'Enter' }));
    await waitFor(() => expect(here()).toBe('/stores/show/2'));
    expect(await screen.findByRole('heading', { name: 'Store 2' })).toBeDefined();
  });
});

describe('what is done with rows', () => {
  it('deletes those ticked after asking, all at once', async () => {
    fakeServer({ [first]: page([storeRow(1), storeRow(2)]) });
    const user = await openConsole('/stores');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Store 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    expect(await screen.findByText('Selected: 2')).toBeDefined();
    const bar = screen.getByRole('region', { name: 'Selected rows' });
    await user.click(within(bar).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('This operation will permanently delete the data.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Cancelled deletion')).toBeDefined();

    const calls = fakeServer({
      'post /stores/batch': envelope({ count: 2 }),
      [first]: page([]),
    });
    await user.click(within(bar).getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('There are no stores yet')).toBeDefined();
    expect(JSON.parse(calls[0]?.data as string)).toEqual({ action: 'delete', ids: [1, 2], versions: [1, 1] });
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  });

  it('A5: unticks what somebody else has changed, and tells it; all stay', async () => {
    fakeServer({ [first]: page([storeRow(1), storeRow(2)]) });
    const user = await openConsole('/stores');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Store 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Store 2' }));
    const changed = storeRow(2, { name: 'Renamed', version: 2 });
    const said = 'nothing was deleted: Renamed';
    const calls = fakeServer({
      'post /stores/batch': { status: 409, body: { code: 40900, msg: said, data: { records: [changed] } } },
      [first]: page([storeRow(1), changed]),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(said)).toBeDefined();
    await waitFor(() => expect(screen.getByText('Selected: 1')).toBeDefined());
    await user.click(await screen.findByRole('checkbox', { name: 'Select Renamed' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'post')).toHaveLength(2));
    const bodies = calls
      .filter(({ method }) => method === 'post')
      .map(({ data }) => JSON.parse(data as string));
    expect(bodies.map(({ versions }) => versions)).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });

  it('unticks what somebody else has deleted, so that the others can be', async () => {
    fakeServer({ [first]: page([storeRow(1), storeRow(2)]) });
    const user = await openConsole('/stores');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Store 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Store 2' }));
    const calls = fakeServer({
      'post /stores/batch': {
        status: 404,
        body: { code: 40400, msg: 'no such record: 1', data: { missing: [1] } },
      },
      'delete /stores/2': envelope(null),
      [first]: page([storeRow(2)]),
    });
    const deleteTicked = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      await user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
      );
    };
    await deleteTicked();
    expect(await screen.findByText('Selected: 1')).toBeDefined();
    await deleteTicked();
    await waitFor(() => expect(calls.some(({ method }) => method === 'delete')).toBe(true));
  });

  it('offers a row’s actions, and says why one is not possible', async () => {
    fakeServer({ 'get /devices?_start=0&_end=20': page([deviceRow(1)]) });
    const user = await openConsole('/devices');
    await user.click(await screen.findByRole('button', { name: 'Actions for X5-1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Why not?' }));
    const items = await screen.findAllByRole('menuitem');
    const unlock = items.find((item) => item.textContent?.startsWith('Unlock'));
    expect(unlock?.getAttribute('aria-disabled')).toBe('true');
    expect(unlock?.textContent).toContain('Not possible while Locked is “No”');
    const calls = fakeServer({
      'post /devices/1/lock': envelope(deviceRow(1, { is_lock: true })),
      'get /devices?_start=0&_end=20': page([deviceRow(1, { is_lock: true })]),
    });
    await user.click(items.find((item) => item.textContent === 'Lock') as HTMLElement);
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(/cannot be used until it is unlocked/);
    await user.click(question.getByRole('button', { name: 'Lock' }));
    expect(await screen.findByText('X5-1 locked')).toBeDefined();
    expect(JSON.parse(calls[0]?.data as string)).toEqual({ version: 1 });
  });

  it('T8, 17.25: tells by keyboard why an action is not possible, and does not take it', async () => {
    const calls = fakeServer({ 'get /devices?_start=0&_end=20': page([deviceRow(1)]) });
    const user = await openConsole('/devices');
    await user.click(await screen.findByRole('button', { name: 'Actions for X5-1' }));
    const whyNot = await screen.findByRole('menuitem', { name: 'Why not?' });
    expect(screen.queryByRole('menuitem', { name: /^Unlock/ })).toBeNull();
    await user.click(whyNot);
    const unlock = await screen.findByRole('menuitem', { name: /^Unlock Not possible while Locked is/ });
    act(() => unlock.focus());
    expect(document.activeElement).toBe(unlock);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menu')).toBeDefined();
    expect(calls).toHaveLength(1);
  });

  it('asks for what an action needs', async () => {
    fakeServer({ 'get /devices?_start=0&_end=20': page([deviceRow(1)]) });
    const user = await openConsole('/devices');
    await user.click(await screen.findByRole('button', { name: 'Actions for X5-1' }));
    await user.click(
      (await screen.findAllByRole('menuitem')).find((item) => item.textContent === 'Close') as HTMLElement,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Close: X5-1' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await within(dialog).findByText('Remark cannot be empty')).toBeDefined();
    const calls = fakeServer({
      'post /devices/1/close': envelope(deviceRow(1, { close: true })),
      'get /devices?_start=0&_end=20': page([deviceRow(1, { close: true })]),
    });
    await user.type(within(dialog).getByRole('textbox'), 'Broken');
    // The button may still contain the spinner of the first press: its transition never ends in this test.
    await user.click(within(dialog).getByRole('button', { name: /Close$/ }));
    await waitFor(() => expect(calls).not.toEqual([]));
    expect(JSON.parse(calls[0]?.data as string)).toEqual({ version: 1, remark: 'Broken' });
  });
});
