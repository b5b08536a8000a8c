import { useResourceParams } from '@refinedev/core';
import { useMemo } from 'react';
import type { Entity } from '../../../entity/model/entity';
import { readTab, writeTab } from '../../data/tab-memory';

/** Where the pages of an entity are, as seen from one of them. */
export interface RecordPaths {
  /** The list as it was last seen: same page, same filters. */
  list(): string;
  create: string;
  edit(id: number): string;
  show(id: number): string;
}

/** Paths beside the page that is open; or, for an entity that is listed elsewhere, of its first place. */
export function useRecordPaths(entity: Entity): RecordPaths {
  const { resource, resources } = useResourceParams();
  return useMemo(() => {
    const own =
      resource?.name === entity.name ? resource : resources.find(({ name }) => name === entity.name);
    const list = typeof own?.list === 'string' ? own.list : '/';
    return {
      list: () => `${list}${rememberedList(list)}`,
      create: `${list}/create`,
      edit: (id) => `${list}/edit/${id}`,
      show: (id) => `${list}/show/${id}`,
    };
  }, [entity, resource, resources]);
}

const key = (path: string) => `list:${path}`;

/** Keeps the query a list was last seen with, so that a form can lead back to the same page of it. */
export function rememberList(path: string, search: string): void {
  writeTab(key(path), search);
}

/** `?_start=20&status=online`, or nothing. */
function rememberedList(path: string): string {
  const search = readTab(key(path));
  return typeof search === 'string' ? search : '';
}
