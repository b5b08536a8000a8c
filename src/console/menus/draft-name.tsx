import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../entity/access';
import type { Entity } from '../../entity/entity';
import { Icon } from '../layout/icon';
import { api } from '../providers/api';
import { ApiError } from '../providers/api-error';
import { useActor } from '../providers/session';
import type { Draft } from './menu-data';
import { useMenusAnew } from './menu-queries';

interface DraftNameProps {
  readonly entity: Entity;
  readonly draft: Draft;
  /** Nothing of the draft is on its way to the server. */
  readonly isStill: boolean;
  readonly onLoaded: (draft: Draft) => void;
}

/** What a draft is called; who may change it can call it otherwise. */
export function DraftName({ entity, draft, isStill, onLoaded }: DraftNameProps) {
  const { t } = useTranslation();
  const mayChange = can(useActor(), 'update', entity);
  const anew = useMenusAnew();
  const [name, setName] = useState<string>();

  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (name === undefined || name.trim() === '' || !isStill) return;
    try {
      const body = { version: draft.version, name: name.trim() };
      onLoaded((await api.put<Draft>(`/menu-drafts/${draft.id}`, body)).data);
      setName(undefined);
      await anew();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  if (name !== undefined) {
    return (
      <form className="menu-rename" onSubmit={rename}>
        <Input
          autoFocus
          aria-label={t('menuPage.draft.rename')}
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setName(undefined)}
        />
        <Button htmlType="submit" disabled={!isStill || name.trim() === ''}>
          {t('form.save')}
        </Button>
      </form>
    );
  }
  return (
    <>
      <h2>{draft.name}</h2>
      {mayChange && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('menuPage.draft.rename')}
          title={t('menuPage.draft.rename')}
          onClick={() => setName(draft.name)}
        >
          <Icon name="edit" size={16} />
        </button>
      )}
    </>
  );
}
