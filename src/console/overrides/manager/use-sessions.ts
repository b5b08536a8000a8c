import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionInfo } from '../../../entity/contract/endpoints/session';
import { api, quietApi } from '../../data/api';
import { ApiError } from '../../data/api-error';

/** The sessions at this path, and how to end them; ending answers whether it worked. */
export function useSessions(path: string) {
  const client = useQueryClient();
  const queryKey = ['sessions', path];
  const query = useQuery<readonly SessionInfo[], ApiError>({
    queryKey,
    queryFn: async ({ signal }) => (await quietApi.get<SessionInfo[]>(path, { signal })).data,
  });
  const end = async (below: string) => {
    const isEnded = await api.delete(path + below).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError) return false;
        throw error;
      },
    );
    await client.invalidateQueries({ queryKey });
    return isEnded;
  };
  return { query, endOne: (id: number) => end(`/${id}`), endOthers: () => end('') };
}
