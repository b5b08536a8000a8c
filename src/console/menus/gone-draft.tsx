import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftGone } from '../../entity/draft-gone';
import type { MenuEntry } from '../../entity/menu-entry';
import { api } from '../providers/api';
import { ApiError } from '../providers/api-error';
import { useRepeatKey } from '../providers/use-repeat-key';
import { useGoneWords } from './gone-words';
import { keptWork, type Work } from './kept-work';
import type { Draft } from './menu-data';
import { useMenusAnew } from './menu-queries';

interface GoneDraftProps {
  readonly gone: DraftGone;
  /** As it was stored last. */
  readonly draft: Draft;
  /** As it is here. */
  readonly tree: readonly MenuEntry[];
  /** With the new draft that the work goes on in. */
  readonly onKept: (id: number) => void;
  readonly onLeave: () => void;
}

/** Says who made an end of the draft that is open, and keeps what is in it as a new one where that is wanted. */
export function GoneDraft({ gone, draft, tree, onKept, onLeave }: GoneDraftProps) {
  const { t } = useTranslation();
  const inWords = useGoneWords();
  const anew = useMenusAnew();
  const keyOf = useRepeatKey();
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      const body = { name: draft.name, ...(await work(gone, draft, tree)) };
      const { data } = await api.post<Draft>('/menu-drafts', body, { headers: keyOf(body) });
      await anew(true);
      onKept(data.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setBusy(false);
    }
  };
  return (
    <Alert
      className="menu-gone"
      type="warning"
      showIcon
      role="alert"
      message={inWords(gone)}
      description={t('menuPage.gone.text')}
      action={
        <div className="menu-gone-ways">
          <Button onClick={onLeave}>{t('menuPage.draft.all')}</Button>
          <Button type="primary" loading={isBusy} onClick={() => void keep()}>
            {t('menuPage.gone.keep')}
          </Button>
        </div>
      }
    />
  );
}

async function work({ became }: DraftGone, stored: Draft, tree: readonly MenuEntry[]): Promise<Work> {
  if (!became) return { tree, based_on: stored.based_on };
  const { data } = await api.get<{ tree: readonly MenuEntry[] }>(`/menu-revisions/${became.revision}`);
  return keptWork(stored, tree, became, data.tree);
}
