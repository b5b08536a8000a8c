import { useTranslation } from 'react-i18next';
import type { Action, Entity, Field } from '../../../schema/model/entity';
import { actionTitle, fieldTitle } from '../../i18n/entity-words';
import { formatList } from '../../i18n/format/list';
import { activeLanguage } from '../../i18n/words';

interface ActionIntroProps {
  readonly entity: Entity;
  readonly action: Action;
  readonly fields: readonly Field[];
  readonly follows: string | undefined;
  readonly note: string | undefined;
  /** How to fill in the fields. */
  readonly help?: string;
}

/** Text above the fields of an action: its consequence, a note, and the fields that it needs. */
export function ActionIntro({ entity, action, fields, follows, note, help }: ActionIntroProps) {
  const { t } = useTranslation();
  const needed = fields.filter(({ name }) => action.require?.includes(name));
  const needs =
    needed.length > 0 &&
    t('show.action.needs', {
      action: actionTitle(t, entity, action),
      fields: formatList(
        needed.map((field) => fieldTitle(t, entity, field)),
        activeLanguage(),
      ),
    });
  const asked = [needs, help].filter(Boolean).join(' ');
  return (
    <>
      {follows && <p>{follows}</p>}
      {note !== undefined && <p className="form-dialog-note">{note}</p>}
      {asked && <p>{asked}</p>}
    </>
  );
}
