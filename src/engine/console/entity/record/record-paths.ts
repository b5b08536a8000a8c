import { useResourceParams } from '@refinedev/core';
import { useMemo } from 'react';
import type { Entity } from '../../../schema/model/entity';
import { readTab, writeTab } from '../../data/tab-memory';

/** Paths of an entity's pages. */
export interface RecordPaths {
  /** The list with the page and filters last used. */
  list(): string;
  create: string;
  edit(id: number): string;
  show(id: number): string;
}

/** Paths below the current page's place or, for another entity, below that entity's first place. */
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

/** Stores the last query of a list, so that a form can return to it. */
export function rememberList(path: string, search: string): void {
  writeTab(key(path), search);
}

/** `?_start=20&status=online`, or an empty string. */
function rememberedList(path: string): string {
  const search = readTab(key(path));
  return typeof search === 'string' ? search : '';
}
