import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeaderCell } from '../../../src/engine/console/entity/list/header-cell';
import { Pager } from '../../../src/engine/console/entity/list/pager';
import {
  ListContext,
  type ListController,
} from '../../../src/engine/console/entity/list/use-list-controller';
import { notices } from '../../../src/engine/console/kit/notice/notify';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);
afterEach(cleanup);

const advice = /^Pages further than 100,000 rows from both ends are not shown/;

function show(page: number, total: number, isMore = false) {
  const pageSize = 20;
  const rows = Array.from({ length: pageSize }, (_, id) => ({ id }));
  const listed = { rows, total, isMore, lastPage: Math.ceil(total / pageSize), isFirst: false };
  const state = { page, pageSize, sorters: [], filters: [], search: undefined };
  const controller = { state, rows: listed, change: vi.fn() } as unknown as ListController;
  render(
    <ListContext value={controller}>
      <Pager />
    </ListContext>,
  );
}

const isAtEnd = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');

it('offers no page that is far from both ends of the list, and says what to do', () => {
  show(5001, 1_000_000);
  expect([isAtEnd('Previous page'), isAtEnd('Next page')]).toEqual(['false', 'true']);
  expect(screen.queryByRole('button', { name: 'Page 5,002' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Page 50,000' })).toBeDefined();
  expect(screen.getByText(advice)).toBeDefined();
});

it('comes from the last page as far as from the first', () => {
  show(45_000, 1_000_000);
  expect([isAtEnd('Previous page'), isAtEnd('Next page')]).toEqual(['true', 'false']);
  expect(screen.getByText(advice)).toBeDefined();
});

it('does not know the last page where counting stopped', () => {
  show(5001, 10_000, true);
  expect(isAtEnd('Next page')).toBe('true');
  expect(screen.getByText(advice)).toBeDefined();
});

it('gives no advice where every page is near', () => {
  show(2, 200_000);
  expect(screen.queryByText(advice)).toBeNull();
});

it('says of a column of a big list why it does not sort', () => {
  render(
    <HeaderCell
      title="Type"
      sorter={undefined}
      rank={undefined}
      onSort={undefined}
      isUnsortable
      onFilter={undefined}
      isFiltered={false}
    />,
  );
  const header = screen.getByRole('button', { name: 'Type', description: /sorted by indexed columns only/ });
  expect(header.getAttribute('aria-disabled')).toBe('true');
  header.click();
  expect(notices.get().at(-1)?.text).toMatch(/sorted by indexed columns only/);
});
