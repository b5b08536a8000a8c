import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Action, Entity, Field } from '../../../schema/model/entity';
import { actionTitle, fieldTitle } from '../../i18n/entity-words';
import { formatList } from '../../i18n/format/list';
import { activeLanguage } from '../../i18n/words';

interface ActionIntroProps {
  readonly entity: Entity;
  readonly action: Action;
  /** The fields of the dialog. */
  readonly fields: readonly Field[];
  readonly follows: string | undefined;
  readonly note: string | undefined;
  /** How to fill in the fields. */
  readonly help?: string;
}

/** Text above the fields of an action: its consequence, a note, and the fields that it needs. */
export function ActionIntro({ entity, action, fields, follows, note, help = '' }: ActionIntroProps) {
  const { t } = useTranslation();
  return (
    <>
      {follows && <p>{follows}</p>}
      {note !== undefined && <p className="form-dialog-note">{note}</p>}
      <p>
        {askedText(t, entity, action, fields)} {help}
      </p>
    </>
  );
}

/** Names the required fields; if there are none, the optional ones. */
function askedText(t: TFunction, entity: Entity, action: Action, fields: readonly Field[]): string {
  const needed = fields.filter(({ name }) => action.require?.includes(name));
  const titles = (needed.length > 0 ? needed : fields).map((field) => fieldTitle(t, entity, field));
  return t(needed.length > 0 ? 'show.action.needs' : 'show.action.takes', {
    action: actionTitle(t, entity, action),
    fields: formatList(titles, activeLanguage()),
  });
}
