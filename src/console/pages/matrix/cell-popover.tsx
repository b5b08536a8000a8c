import { useTranslation } from 'react-i18next';
import { type FieldRule, leavingOf, ruledFields } from '../../../entity/access/field-rules';
import type { Matrix } from '../../../entity/contract/endpoints/access';
import { type Entity, fieldNamed } from '../../../entity/model/entity';
import { ExplainLink } from '../../entity/explain/explain-link';
import { AnchoredPopover } from '../../kit/anchored-popover';
import { actionWord, decisionText } from '../explain/decision-text';
import '../../entity/list/list.css';
import { usePageSurroundings } from '../../entity/fields/page-surroundings';
import { LinkButton } from '../../entity/record/link-button';
import { entityPlural, fieldTitle } from '../../i18n/entity-words';
import { ruleCountText } from '../../overrides/role/rule-changes';
import type { RoleHead } from '../explain/use-role-heads';

interface Place {
  readonly role: RoleHead;
  readonly entity: Entity;
}

/** What a popover explains: an action of an entity, or the role's rule for its fields. */
export type MatrixSpot =
  | (Place & { readonly cell: Matrix['entities'][number]['actions'][number] })
  | (Place & { readonly rule: FieldRule });

interface CellPopoverProps {
  readonly spot: MatrixSpot;
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** Explains a cell, and links to where it can be changed or examined. */
export function CellPopover({ spot, opener, onClose }: CellPopoverProps) {
  const { t } = useTranslation();
  const { recordPath } = usePageSurroundings(true);
  const { role, entity } = spot;
  const path = recordPath('role', role.id);
  const of = 'cell' in spot ? actionWord(t, entity, spot.cell.action) : ruleCountText(t, spot.rule);
  const title = [role.name, entityPlural(t, entity), of].join(' · ');
  return (
    <AnchoredPopover opener={opener} title={title} onClose={onClose}>
      {'cell' in spot ? (
        <p className="matrix-why">
          <b>{t(spot.cell.allowed ? 'explain.allowed' : 'explain.denied')}</b>
          {decisionText(t, entity, spot.cell)}
        </p>
      ) : (
        <KeptBackFields entity={entity} rule={spot.rule} />
      )}
      <div className="matrix-ways">
        {path !== undefined && <LinkButton to={path}>{t('rolePage.matrix.openRole')}</LinkButton>}
        <ExplainLink asked={{ entity: entity.name, action: 'cell' in spot ? spot.cell.action : 'show' }} />
      </div>
    </AnchoredPopover>
  );
}

function KeptBackFields({ entity, rule }: { readonly entity: Entity; readonly rule: FieldRule }) {
  const { t } = useTranslation();
  return (
    <ul className="matrix-kept">
      {ruledFields(rule).map((name) => (
        <li key={name}>
          {fieldTitle(t, entity, fieldNamed(entity, name))}
          <small>{t(`rolePage.leaving.${leavingOf(rule, name)}`)}</small>
        </li>
      ))}
    </ul>
  );
}
