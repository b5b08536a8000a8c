import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callEndpoint } from '../../../src/engine/console/data/endpoint/call-endpoint';
import { useEndpoint } from '../../../src/engine/console/data/endpoint/use-endpoint';
import { useEndpointMutation } from '../../../src/engine/console/data/endpoint/use-endpoint-mutation';
import { words } from '../../../src/engine/console/i18n/words';
import { defineEndpoint } from '../../../src/engine/schema/contract/endpoint';
import { array, id, integer, object, text } from '../../../src/engine/schema/contract/json-schema';
import { exportOf } from '../../../src/engine/schema/entity-endpoints/reading';
import { importInto } from '../../../src/engine/schema/entity-endpoints/writing';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { envelope, fakeServer } from '../providers/fake-server';
import { englishConsole } from '../support/words';

const getShelf = defineEndpoint('shelf', 'GET', '/shelves/:name/books', {
  summary: 'The books of a shelf',
  params: object({ name: text }),
  query: object({}, { of: array(text), page: { ...integer, default: 1 } }),
  response: object({ books: array(text) }),
  reads: ['book'],
});

const getKeeper = defineEndpoint('keeper', 'GET', '/keeper', {
  summary: 'Who keeps the shelves',
  response: object({ name: text }),
  reads: ['keeper'],
  isWorded: true,
});

const lend = defineEndpoint('lend', 'POST', '/books/:id/lend', {
  summary: 'Lend a book',
  params: object({ id }),
  body: object({ to: text }),
  response: object({ due: text }),
  idempotent: true,
  changes: ['book'],
});

const usual = {
  'get /shelves/a%2Fb/books': envelope({ books: ['One'] }),
  'get /keeper': envelope({ name: 'Ann' }),
};
const lent = { 'post /books/7/lend': envelope({ due: 'May' }) };
const refused = { 'post /books/7/lend': { status: 409, body: { code: 40900, msg: 'Lent', data: null } } };

let client: QueryClient;
beforeEach(async () => {
  await englishConsole();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

function wrapper({ children }: PropsWithChildren) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

describe('a call', () => {
  it('is sent as the definition says, and answers the data', async () => {
    const calls = fakeServer(usual);
    const shelf = await callEndpoint(getShelf, { params: { name: 'a/b' }, query: { of: ['x', 'y'] } });
    expect(shelf.books).toEqual(['One']);
    expect(calls[0]?.query).toBe('of=x&of=y');
  });

  it('is kept by its parts, and in a language where its answer is worded', async () => {
    const calls = fakeServer(usual);
    const { result, rerender } = renderHook(
      ({ page }) => [
        useEndpoint(getShelf, { params: { name: 'a/b' }, query: { page } }).data?.books,
        useEndpoint(getKeeper, {}).data?.name,
      ],
      { wrapper, initialProps: { page: 1 } },
    );
    await waitFor(() => expect(result.current).toEqual([['One'], 'Ann']));
    expect(calls).toHaveLength(2);
    rerender({ page: 2 });
    expect(result.current).toEqual([undefined, 'Ann']);
    await waitFor(() => expect(calls).toHaveLength(3));
    await act(() => words.changeLanguage('es'));
    expect(result.current[1]).toBe('Ann');
    await waitFor(() => expect(calls).toHaveLength(4));
    expect(calls[3]?.url).toBe('/keeper');
  });
});

describe('a file', () => {
  const shelves = entityOf({
    $id: 'shelf',
    title: 'Shelf',
    type: 'object',
    'x-plural': 'shelves',
    properties: { name: { type: 'string', title: 'Name' } },
    additionalProperties: false,
  });

  it('may take as long as it needs, sent or received; other calls may not', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    fakeServer({
      ...usual,
      'get /shelves/export': { body: new Blob(['One']) },
      'post /shelves/import': envelope({ count: 1 }),
    });
    await callEndpoint(exportOf(shelves), { query: {} });
    await callEndpoint(importInto(shelves), { query: {}, body: { file: new Blob(['One']) } });
    expect(limit).not.toHaveBeenCalled();
    await callEndpoint(getKeeper, {});
    expect(limit.mock.calls).toEqual([[50_000]]);
  });
});

describe('a change', () => {
  function open() {
    return renderHook(
      () => ({
        shelf: useEndpoint(getShelf, { params: { name: 'a/b' } }),
        keeper: useEndpoint(getKeeper, {}),
        lending: useEndpointMutation(lend),
      }),
      { wrapper },
    );
  }
  const call = { params: { id: 7 }, body: { to: 'Bob' } };

  it('has what reads the changed data asked for again, and nothing else', async () => {
    fakeServer(usual);
    const { result } = open();
    await waitFor(() => expect(result.current.keeper.isSuccess && result.current.shelf.isSuccess).toBe(true));
    const calls = fakeServer({ ...usual, ...lent });
    const answer = await act(() => result.current.lending.send(call));
    expect(answer).toEqual({ due: 'May' });
    expect(calls.map(({ url }) => url)).toEqual(['/books/7/lend', '/shelves/a%2Fb/books']);
  });

  it('does the same where it is refused: what is shown may be out of date', async () => {
    fakeServer(usual);
    const { result } = open();
    await waitFor(() => expect(result.current.shelf.isSuccess).toBe(true));
    const calls = fakeServer({ ...usual, ...refused });
    await act(async () => {
      await expect(result.current.lending.send(call)).rejects.toMatchObject({ status: 409, msg: 'Lent' });
    });
    expect(calls.map(({ url }) => url)).toEqual(['/books/7/lend', '/shelves/a%2Fb/books']);
  });

  it('is done once however often it is tried after a failure, and again once it differs or has succeeded', async () => {
    fakeServer({ ...usual, ...refused });
    const { result } = open();
    const keyOf = async (answers: typeof lent | typeof refused, given = call) => {
      const calls = fakeServer({ ...usual, ...answers });
      await act(() => result.current.lending.attempt(given));
      return calls.find(({ method }) => method === 'post')?.headers.get('Idempotency-Key');
    };
    const first = await keyOf(refused);
    expect(await keyOf(lent)).toBe(first);
    const second = await keyOf(lent);
    expect(second).not.toBe(first);
    expect(await keyOf(lent, { ...call, body: { to: 'Eve' } })).not.toBe(second);
  });
});
