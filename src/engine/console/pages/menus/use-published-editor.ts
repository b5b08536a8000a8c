import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createMenuDraft, type Draft, publishMenuDraft } from '../../../schema/contract/endpoints/menu-draft';
import type { LiveTree } from '../../../schema/contract/endpoints/menu-tree';
import { ApiError } from '../../data/api-error';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { menuTitle } from '../../i18n/menu-title';
import { notify } from '../../kit/notice/notify';
import { type MenuEditor, withSaved } from './menu-editor';
import { useMayChangeMenus } from './menu-rights';

/** Edits the published menus: saving an entry creates a draft, and publishes it on request. */
export function usePublishedEditor(live: LiveTree): MenuEditor {
  const { t } = useTranslation();
  const mayChange = useMayChangeMenus();
  const { send: begin } = useEndpointMutation(createMenuDraft);
  const { send: publish } = useEndpointMutation(publishMenuDraft);
  return useMemo((): MenuEditor => {
    const { revision, tree, roles, faults, warnings } = live;
    const tryToPublish = async ({ id, version }: Draft) => {
      try {
        await publish({ params: { id }, body: { version } });
        notify.success(t('menuPage.publish.done'));
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        notify.error(t('menuPage.publish.keptAsDraft', { reason: error.msg }));
        return false;
      }
    };
    return {
      entries: tree,
      published: tree,
      roles,
      faults,
      warnings,
      mayChange,
      arrange: undefined,
      save: async (id, values, isToPublish) => {
        // Truncated by code points, because the server refuses half a surrogate pair.
        const name = [...menuTitle(t, String(values.all.name))].slice(0, 80).join('');
        try {
          const body = { name, tree: withSaved(tree, id, values), based_on: revision };
          const draft = await begin({ body });
          const isPublished = isToPublish && (await tryToPublish(draft));
          return { kind: 'saved', ...(!isPublished && { draft: draft.id }) };
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          return { kind: 'failed', message: error.unsaid };
        }
      },
    };
  }, [live, mayChange, begin, publish, t]);
}
