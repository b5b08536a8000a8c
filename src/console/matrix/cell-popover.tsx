import { useTranslation } from 'react-i18next';
import { actionWord, decisionText } from '../explain/decision-text';
import { ExplainLink } from '../explain/explain-link';
import { AnchoredPopover } from '../list/anchored-popover';
import '../list/list.css';
import { LinkButton } from '../record/link-button';
import { usePageSurroundings } from '../record/page-surroundings';
import { entityPlural } from '../words/entity-words';
import type { MatrixSpot } from './matrix-spot';

interface CellPopoverProps {
  readonly spot: MatrixSpot;
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** Why the cell says what it says, with the ways to change it or to ask further. */
export function CellPopover({ spot: { role, entity, cell }, opener, onClose }: CellPopoverProps) {
  const { t } = useTranslation();
  const { recordPath } = usePageSurroundings(true);
  const path = recordPath('role', role.id);
  const title = [role.name, entityPlural(t, entity), actionWord(t, entity, cell.action)].join(' · ');
  return (
    <AnchoredPopover opener={opener} title={title} onClose={onClose}>
      <p className="matrix-why">
        <b>{t(cell.allowed ? 'explain.allowed' : 'explain.denied')}</b>
        {decisionText(t, entity, cell)}
      </p>
      <div className="matrix-ways">
        {path !== undefined && <LinkButton to={path}>{t('rolePage.matrix.openRole')}</LinkButton>}
        <ExplainLink asked={{ entity: entity.name, action: cell.action }} />
      </div>
    </AnchoredPopover>
  );
}
