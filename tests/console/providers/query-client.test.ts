import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from '../../../src/engine/console/data/api-error';
import { createQueryClient } from '../../../src/engine/console/data/query-client';

it('asks again for what failed once the network returns', async () => {
  const client = createQueryClient();
  client.mount();
  const answers = [() => Promise.reject(new ApiError(0, 0, 'No network')), () => Promise.resolve('rows')];
  const observer = new QueryObserver(client, { queryKey: ['rows'], queryFn: () => answers.shift()?.() });
  const end = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true);
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await expect.poll(() => observer.getCurrentResult().data).toBe('rows');
  end();
  client.unmount();
});
