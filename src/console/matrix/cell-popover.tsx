import { useTranslation } from 'react-i18next';
import { type Entity, fieldNamed } from '../../entity/entity';
import { type FieldRule, leavingOf, ruledFields } from '../../entity/field-rules';
import { actionWord, decisionText } from '../explain/decision-text';
import { ExplainLink } from '../explain/explain-link';
import { AnchoredPopover } from '../list/anchored-popover';
import '../list/list.css';
import { LinkButton } from '../record/link-button';
import { usePageSurroundings } from '../record/page-surroundings';
import { ruleCountText } from '../role/rule-count-text';
import { entityPlural, fieldTitle } from '../words/entity-words';
import type { MatrixSpot } from './matrix-spot';

interface CellPopoverProps {
  readonly spot: MatrixSpot;
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** Why the cell says what it says, with the ways to change it or to ask further. */
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
