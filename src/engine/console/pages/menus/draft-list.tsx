import { List } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { can } from '../../../schema/access/access';
import { type DraftHead, deleteMenuDraft } from '../../../schema/contract/endpoints/menu-draft';
import { languageOf } from '../../../schema/contract/language';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { useActor } from '../../data/session';
import { Mark } from '../../entity/fields/cells/mark';
import { confirmDeletion } from '../../entity/record/confirm-deletion';
import { Unanswered } from '../../entity/record/unanswered';
import { formatDateTime } from '../../i18n/format/date';
import { IconButton } from '../../kit/icon-button';
import { notify } from '../../kit/notice/notify';
import { draftPath } from './menu-editor';
import { useMenuEntity } from './menu-entity';
import { useDrafts } from './menu-queries';

export default function DraftList() {
  const { t } = useTranslation();
  const query = useDrafts();
  if (!query.data) return <Unanswered query={query} />;
  return (
    <section className="menu-frame" aria-label={t('menuPage.views.drafts')}>
      <p className="menu-lead">{t('menuPage.draft.lead')}</p>
      <List
        dataSource={[...query.data.list]}
        locale={{ emptyText: <span className="menu-lead">{t('menuPage.draft.none')}</span> }}
        renderItem={(draft) => <DraftLine draft={draft} />}
      />
    </section>
  );
}

function DraftLine({ draft }: { readonly draft: DraftHead }) {
  const { t, i18n } = useTranslation();
  const mayChange = can(useActor(), 'update', useMenuEntity());
  const { attempt } = useEndpointMutation(deleteMenuDraft);
  const { id, name, entries: count, create_name } = draft;
  const at = formatDateTime(draft.update_time, languageOf(i18n.language), 'short');
  const remove = async () => {
    if (!(await confirmDeletion(t, (t) => ({ title: t('menuPage.draft.delete', { name }) })))) return;
    if (await attempt({ params: { id } })) notify.success(t('show.delete.done', { what: name }));
  };
  const button = (
    <IconButton
      key="delete"
      icon="delete"
      size={16}
      label={t('menuPage.draft.delete', { name })}
      onClick={() => void remove()}
    />
  );
  return (
    <List.Item {...(mayChange && { actions: [button] })}>
      <div>
        <span className="menu-marks">
          <Link to={draftPath(id)}>{name}</Link>
          {draft.isBehind && <Mark color="gold">{t('menuPage.draft.behind')}</Mark>}
        </span>
        <div className="menu-lead">
          {create_name === null
            ? t('menuPage.draft.aboutUnnamed', { at, count })
            : t('menuPage.draft.about', { name: create_name, at, count })}
        </div>
      </div>
    </List.Item>
  );
}
