import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it } from 'vitest';
import { endpointQuery } from '../../../src/engine/console/data/endpoint/use-endpoint';
import { useMarkRead } from '../../../src/engine/console/frame/bell/use-mark-read';
import { getNotices } from '../../../src/engine/schema/contract/endpoints/notice';
import { envelope, fakeServer } from '../providers/fake-server';

const query = endpointQuery(getNotices, {});
const { queryKey } = query;
const notices = { list: [{ id: 7, read: false }], unread: 1, more: false };

it('is not undone by an answer that was on its way, and has the messages asked for again', async () => {
  fakeServer({ 'post /notices/read': envelope(null) });
  const client = new QueryClient();
  client.setQueryData(queryKey, notices);
  let answer: (value: unknown) => void = () => undefined;
  const late = client.fetchQuery({ ...query, queryFn: () => new Promise((resolve) => (answer = resolve)) });
  const given = late.catch(() => undefined);
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useMarkRead, { wrapper });
  const marked = result.current([7]);
  answer(notices);
  await Promise.all([marked, given]);
  expect(client.getQueryData(queryKey)).toEqual({ ...notices, list: [{ id: 7, read: true }], unread: 0 });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
