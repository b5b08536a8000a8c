import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { can } from '../../../entity/access/access';
import { createMenuDraft, type DraftHead } from '../../../entity/contract/endpoints/menu-draft';
import { languageOf } from '../../../entity/contract/language';
import type { Entity } from '../../../entity/model/entity';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { useActor } from '../../data/session';
import { Mark } from '../../entity/fields/cells/mark';
import { RecordFailure } from '../../entity/record/record-failure';
import { RecordLoading } from '../../entity/record/record-loading';
import { formatDateTime } from '../../i18n/format/date';
import { IconButton } from '../../kit/icon-button';
import { useDrafts } from './menu-queries';
import './drafts.css';
import { useRemoveDraft } from './remove-draft';

const draftPath = (id: number) => `?view=drafts&draft=${id}`;

/** The drafts there are, and a way to begin one. */
export default function DraftList({ entity }: { entity: Entity }) {
  const { t } = useTranslation();
  const mayChange = can(useActor(), 'update', entity);
  const { data, error, refetch } = useDrafts();
  if (error && !data) return <RecordFailure error={error} onRetry={refetch} />;
  if (!data) return <RecordLoading />;
  return (
    <section className="menu-frame menu-panel" aria-label={t('menuPage.views.drafts')}>
      <p className="menu-lead">{t('menuPage.draft.lead')}</p>
      {mayChange && <NewDraft />}
      {data.list.length === 0 ? (
        <p className="menu-empty">{t('menuPage.draft.none')}</p>
      ) : (
        <ul className="menu-drafts">
          {data.list.map((draft) => (
            <DraftLine key={draft.id} draft={draft} mayChange={mayChange} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DraftLine({ draft, mayChange }: { draft: DraftHead; mayChange: boolean }) {
  const { t, i18n } = useTranslation();
  const remove = useRemoveDraft();
  const at = formatDateTime(draft.update_time, languageOf(i18n.language), 'short');
  return (
    <li>
      <span className="menu-draft-name">
        <Link to={draftPath(draft.id)}>{draft.name}</Link>
        {draft.isBehind && <Mark color="gold">{t('menuPage.draft.behind')}</Mark>}
      </span>
      <small>
        {draft.create_name === null
          ? t('menuPage.draft.aboutUnnamed', { at, count: draft.entries })
          : t('menuPage.draft.about', { name: draft.create_name, at, count: draft.entries })}
      </small>
      {mayChange && (
        <IconButton
          icon="delete"
          size={16}
          label={t('menuPage.draft.delete', { name: draft.name })}
          onClick={() => void remove(draft)}
        />
      )}
    </li>
  );
}

function NewDraft() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { attempt, isPending } = useEndpointMutation(createMenuDraft);
  const [name, setName] = useState('');
  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || isPending) return;
    const made = await attempt({ body: { name: name.trim() } });
    if (made) navigate(draftPath(made.data.id));
  };
  return (
    <form className="menu-new-draft" onSubmit={make}>
      <Input
        aria-label={t('menuPage.draft.name')}
        placeholder={t('menuPage.draft.name')}
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="primary" htmlType="submit" loading={isPending} disabled={name.trim() === ''}>
        {t('menuPage.draft.new')}
      </Button>
    </form>
  );
}
