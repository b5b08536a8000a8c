import { useTranslation } from 'react-i18next';
import type { RoleRefusal } from '../../../schema/access/role-limits';
import type { Grant } from '../../../schema/contract/endpoints/access';
import { menuTitle } from '../../i18n/menu-title';
import { Icon } from '../../kit/icon';
import { type Tick, tickOf } from './grant-ticks';
import { allNodes, type GrantNode } from './grant-tree';
import '../../entity/fields/tick.css';
import { BeyondNote, LockedNote } from './locked-note';

interface GrantBranchProps {
  readonly node: GrantNode;
  readonly held: ReadonlySet<number>;
  readonly refusalOf: (grant: Grant) => RoleRefusal | undefined;
  /** Ids of held grants that the user lacks, if they block enabling the role. */
  readonly beyond: ReadonlySet<number>;
  readonly onPress: (node: GrantNode) => void;
}

/** A menu with its buttons, and the menus below it. */
export function GrantBranch({ node, held, refusalOf, beyond, onPress }: GrantBranchProps) {
  const { t } = useTranslation();
  const { grant, buttons, menus, above } = node;
  const title = menuTitle(t, grant.name);
  const refusals = allNodes([node]).map((below) => refusalOf(below.grant));
  // Locked only if nothing in the branch can be changed.
  const reason = refusals.every((refusal) => refusal !== undefined) ? refusals[0] : undefined;
  return (
    <li className={above.length === 0 ? 'role-branch is-top' : 'role-branch'}>
      <div className="role-menu" style={{ paddingInlineStart: above.length * 24 }}>
        <Icon name={grant.icon ?? undefined} size={16} />
        <GrantBox label={title} tick={tickOf(node, held)} reason={reason} onPress={() => onPress(node)} />
      </div>
      {buttons.length > 0 && (
        <fieldset className="role-buttons" aria-label={t('rolePage.buttonsOf', { menu: title })}>
          {buttons.map((button) => (
            <GrantBox
              key={button.grant.id}
              label={menuTitle(t, button.grant.name)}
              hint={button.grant.perm ?? undefined}
              tick={tickOf(button, held)}
              reason={refusalOf(button.grant)}
              isBeyond={beyond.has(button.grant.id)}
              onPress={() => onPress(button)}
            />
          ))}
        </fieldset>
      )}
      {menus.length > 0 && (
        <ul>
          {menus.map((below) => (
            <GrantBranch
              key={below.grant.id}
              node={below}
              held={held}
              refusalOf={refusalOf}
              beyond={beyond}
              onPress={onPress}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

interface GrantBoxProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly tick: Tick;
  readonly reason?: RoleRefusal | undefined;
  readonly isBeyond?: boolean;
  readonly onPress: () => void;
}

/** A checkbox of the tree. A locked one stays focusable, so that its reason can be reached. */
function GrantBox({ label, hint, tick, reason, isBeyond, onPress }: GrantBoxProps) {
  return (
    <label className="role-box" title={hint}>
      <input
        type="checkbox"
        className="tick"
        checked={tick === 'all'}
        aria-disabled={reason !== undefined}
        ref={(box) => {
          if (box) box.indeterminate = tick === 'some';
        }}
        onChange={() => reason === undefined && onPress()}
      />
      <span>
        {label}
        {reason && <LockedNote reason={reason} />}
        {isBeyond && !reason && <BeyondNote />}
      </span>
    </label>
  );
}
