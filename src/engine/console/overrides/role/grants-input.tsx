import { Alert, Input } from 'antd';
import { memo, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rootRole } from '../../../schema/access/actor';
import type { Grant } from '../../../schema/contract/endpoints/access';
import type { InputProps } from '../../data/resource';
import { useActor } from '../../data/session';
import { useInputSurroundings } from '../../entity/fields/input-context';
import { RecordLoading } from '../../entity/record/record-loading';
import { menuTitle } from '../../i18n/menu-title';
import { plainLetters } from '../../i18n/plain-letters';
import { GrantBranch } from './grant-branch';
import { grantRefusal, isBeyond, type StoredRole } from './grant-limits';
import { allPressed, pressed } from './grant-ticks';
import { allNodes, type GrantNode, searchTree } from './grant-tree';
import './role.css';
import { Button } from '../../kit/button';
import { useEnabledRole, useGivenRole, useGrants } from './role-hooks';

/** The grants of a role as a tree of menus and buttons. */
export function GrantsInput({ control, value, onChange }: InputProps<readonly number[]>) {
  const { t } = useTranslation();
  const { labelId } = useInputSurroundings();
  const [role, enabled] = [useGivenRole(), useEnabledRole()];
  const grants = useGrants();
  const held = useMemo(() => value ?? [], [value]);
  return (
    <fieldset {...control} className="role-input" aria-labelledby={labelId}>
      {grants.error && (
        <Alert
          type="error"
          showIcon
          message={grants.error.msg}
          action={<Button onClick={() => grants.refetch()}>{t('show.retry')}</Button>}
        />
      )}
      {grants.isPending && <RecordLoading />}
      {grants.data && <Tree tree={grants.data} {...{ held, role, enabled, onChange }} />}
    </fieldset>
  );
}

interface TreeProps {
  readonly tree: readonly GrantNode[];
  readonly held: readonly number[];
  /** Baselines for judging changes: `role` for the status in the form, `enabled` as if the role were enabled. */
  readonly role: StoredRole | undefined;
  readonly enabled: StoredRole | undefined;
  readonly onChange: (held: readonly number[]) => void;
}

// Memoised: the form renders at each key press, the long tree only when its own values change.
const Tree = memo(function Tree({ tree, held, role, enabled, onChange }: TreeProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const [search, setSearch] = useState('');
  const nodes = useMemo(() => allNodes(tree), [tree]);
  const known = useMemo(() => new Map(nodes.map(({ grant }) => [grant.id, grant])), [nodes]);
  const refusalWith = useCallback(
    (id: number, kept: readonly number[]) => {
      const grant = known.get(id);
      const others = kept.flatMap((one) => known.get(one) ?? []);
      return grant && grantRefusal(actor, role, grant, others);
    },
    [actor, role, known],
  );
  const isLocked = (id: number, kept: readonly number[]) => refusalWith(id, kept) !== undefined;
  const refusals = useMemo(
    () => new Map(nodes.map(({ grant }) => [grant.id, refusalWith(grant.id, held)])),
    [nodes, refusalWith, held],
  );
  const sought = plainLetters(search.trim());
  const matches = ({ name, perm }: Grant) =>
    plainLetters(menuTitle(t, name)).includes(sought) || (perm ?? '').includes(sought);
  const shown = sought === '' ? tree : searchTree(tree, matches);
  const ticked = new Set(held);
  const count = nodes.filter(({ grant }) => ticked.has(grant.id)).length;
  const locked = new Set(refusals.values());
  const added = held.flatMap((id) => (enabled?.menus.includes(id) ? [] : (known.get(id) ?? [])));
  const beyond = new Set(added.filter((grant) => isBeyond(actor, grant)).map(({ id }) => id));
  return (
    <>
      {role?.code === rootRole && <Alert type="info" showIcon message={t('rolePage.rootHoldsAll')} />}
      {beyond.size > 0 && (
        <Alert
          type="warning"
          showIcon
          message={t('rolePage.lacked', { count: beyond.size })}
          action={
            <Button size="small" onClick={() => onChange(held.filter((id) => !beyond.has(id)))}>
              {t('rolePage.untickLacked')}
            </Button>
          }
        />
      )}
      <div className="role-bar">
        <Input
          type="search"
          className="role-search"
          aria-label={t('rolePage.search')}
          placeholder={t('rolePage.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onPressEnter={(event) => event.preventDefault()}
        />
        <span role="status" className="cell-muted">
          {t('rolePage.held', { count, all: nodes.length })}
        </span>
        <span className="role-bar-end">
          <Button size="small" onClick={() => onChange(allPressed(tree, held, isLocked, true))}>
            {t('rolePage.takeAll')}
          </Button>
          <Button size="small" onClick={() => onChange(allPressed(tree, held, isLocked, false))}>
            {t('rolePage.takeNone')}
          </Button>
        </span>
      </div>
      {shown.length > 0 ? (
        <ul className="role-tree">
          {shown.map((node) => (
            <GrantBranch
              key={node.grant.id}
              node={node}
              held={ticked}
              refusalOf={({ id }) => refusals.get(id)}
              beyond={beyond}
              onPress={(of) => onChange(pressed(of, held, isLocked, tree))}
            />
          ))}
        </ul>
      ) : (
        <p className="cell-muted">{t('field.noneFound')}</p>
      )}
      {(['beyondOwnRights', 'ownRole'] as const).map(
        (reason) =>
          locked.has(reason) && (
            <p key={reason} className="role-note">
              {t(`rolePage.lockedBecause.${reason}`)}
            </p>
          ),
      )}
    </>
  );
});
