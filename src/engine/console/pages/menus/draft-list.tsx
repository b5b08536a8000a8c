import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import {
  createMenuDraft,
  type DraftHead,
  deleteMenuDraft,
} from '../../../schema/contract/endpoints/menu-draft';
import { languageOf } from '../../../schema/contract/language';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { Mark } from '../../entity/fields/cells/mark';
import { confirmDeletion } from '../../entity/record/confirm-deletion';
import { Unanswered } from '../../entity/record/unanswered';
import { formatDateTime } from '../../i18n/format/date';
import { IconButton } from '../../kit/icon-button';
import { notify } from '../../kit/notice/notify';
import { draftPath } from './menu-editor';
import { useDrafts } from './menu-queries';
import './drafts.css';
import { useMayChangeMenus } from './menu-rights';

/** All drafts, and a form for a new one. */
export default function DraftList() {
  const { t } = useTranslation();
  const mayChange = useMayChangeMenus();
  const query = useDrafts();
  if (!query.data) return <Unanswered query={query} />;
  return (
    <section className="menu-frame menu-panel" aria-label={t('menuPage.views.drafts')}>
      <p className="menu-lead">{t('menuPage.draft.lead')}</p>
      {mayChange && <NewDraft />}
      {query.data.list.length === 0 ? (
        <p className="menu-empty">{t('menuPage.draft.none')}</p>
      ) : (
        <ul className="menu-drafts">
          {query.data.list.map((draft) => (
            <DraftLine key={draft.id} draft={draft} mayChange={mayChange} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DraftLine({ draft, mayChange }: { draft: DraftHead; mayChange: boolean }) {
  const { t, i18n } = useTranslation();
  const { attempt } = useEndpointMutation(deleteMenuDraft);
  const { id, name, entries: count, create_name } = draft;
  const at = formatDateTime(draft.update_time, languageOf(i18n.language), 'short');
  const remove = async () => {
    if (!(await confirmDeletion(t, (t) => ({ title: t('menuPage.draft.delete', { name }) })))) return;
    if (await attempt({ params: { id } })) notify.success(t('show.delete.done', { what: name }));
  };
  return (
    <li>
      <span className="menu-draft-name">
        <Link to={draftPath(id)}>{name}</Link>
        {draft.isBehind && <Mark color="gold">{t('menuPage.draft.behind')}</Mark>}
      </span>
      <small>
        {create_name === null
          ? t('menuPage.draft.aboutUnnamed', { at, count })
          : t('menuPage.draft.about', { name: create_name, at, count })}
      </small>
      {mayChange && (
        <IconButton
          icon="delete"
          size={16}
          label={t('menuPage.draft.delete', { name })}
          onClick={() => void remove()}
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
  const make = async () => {
    if (name.trim() === '' || isPending) return;
    const made = await attempt({ body: { name: name.trim() } });
    if (made) navigate(draftPath(made.data.id));
  };
  return (
    <div className="menu-new-draft">
      <Input
        aria-label={t('menuPage.draft.name')}
        placeholder={t('menuPage.draft.name')}
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onPressEnter={make}
      />
      <Button type="primary" loading={isPending} disabled={name.trim() === ''} onClick={make}>
        {t('menuPage.draft.new')}
      </Button>
    </div>
  );
}
