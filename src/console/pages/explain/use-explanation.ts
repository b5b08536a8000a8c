import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Reach, UserType } from '../../../entity/access/actor';
import type { Step } from '../../../entity/access/explain';
import { quietApi } from '../../data/api';
import type { ApiError } from '../../data/api-error';
import { type Asked, printAsked } from '../../entity/explain/explain-address';

/** `GET /access/explain`. */
export interface Explained {
  readonly actor: {
    readonly id: number;
    readonly username: string;
    readonly utype: UserType;
    readonly roles: readonly string[];
    readonly scope: Reach;
  };
  readonly allowed: boolean;
  readonly steps: readonly (Step & { readonly message: string })[];
  /** The roles that give the permission. */
  readonly grantedBy: readonly { readonly id: number; readonly code: string; readonly name: string }[];
}

/** The server's explanation, once an account and an entity are chosen; always as things stand now. */
export function useExplanation(asked: Asked) {
  const query = printAsked(asked);
  // The server words its steps.
  const { language } = useTranslation().i18n;
  return useQuery<Explained, ApiError>({
    queryKey: ['explain', query, language],
    queryFn: async ({ signal }) =>
      (await quietApi.get<Explained>(`/access/explain${query}`, { signal })).data,
    enabled: asked.manager !== undefined && asked.entity !== undefined,
    gcTime: 0,
    placeholderData: undefined,
  });
}
