import { useTranslation } from 'react-i18next';
import { accessLevelOf, type FieldRule, ruledFields } from '../../../schema/access/field-rules';
import type { Matrix } from '../../../schema/contract/endpoints/access';
import { type Entity, fieldNamed } from '../../../schema/model/entity';
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
export type MatrixSubject =
  | (Place & { readonly cell: Matrix['entities'][number]['actions'][number] })
  | (Place & { readonly rule: FieldRule });

interface CellPopoverProps {
  readonly subject: MatrixSubject;
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** Explains a cell, and links to where it can be changed or examined. */
export function CellPopover({ subject, opener, onClose }: CellPopoverProps) {
  const { t } = useTranslation();
  const { recordPath } = usePageSurroundings(true);
  const { role, entity } = subject;
  const path = recordPath('role', role.id);
  const of = 'cell' in subject ? actionWord(t, entity, subject.cell.action) : ruleCountText(t, subject.rule);
  const title = [role.name, entityPlural(t, entity), of].join(' · ');
  return (
    <AnchoredPopover opener={opener} title={title} onClose={onClose}>
      {'cell' in subject ? (
        <p className="matrix-why">
          <b>{t(subject.cell.allowed ? 'explain.allowed' : 'explain.denied')}</b>
          {decisionText(t, entity, subject.cell)}
        </p>
      ) : (
        <KeptBackFields entity={entity} rule={subject.rule} />
      )}
      <div className="matrix-ways">
        {path !== undefined && <LinkButton to={path}>{t('rolePage.matrix.openRole')}</LinkButton>}
        <ExplainLink
          question={{ entity: entity.name, action: 'cell' in subject ? subject.cell.action : 'show' }}
        />
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
          <small>{t(`rolePage.leaving.${accessLevelOf(rule, name)}`)}</small>
        </li>
      ))}
    </ul>
  );
}
