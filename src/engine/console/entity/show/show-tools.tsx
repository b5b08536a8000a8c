import { useTranslation } from 'react-i18next';
import type { Action, Entity } from '../../../schema/model/entity';
import { likelySteps } from '../../../schema/model/workflow';
import type { Labelled } from '../../data/resource';
import type { Tool } from '../../data/tool';
import { Button, buttonClass } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { MenuButton } from '../../kit/menu-button';
import { phone, useMedia } from '../../kit/use-media';
import { LinkButton } from '../record/link-button';
import type { Permissions } from '../record/permissions';
import { useRecordPaths } from '../record/record-paths';
import { recordTools, ToolItems } from '../record/record-tools';
import { isAwaited } from './workflow-path';

interface ShowToolsProps {
  readonly entity: Entity;
  readonly row: Labelled;
  readonly permissions: Permissions;
  /** Tools that the resource adds. */
  readonly own: readonly Tool[];
  readonly onAction: (action: Action) => void;
  readonly onDelete: () => void;
}

/**
 * Buttons of a record: the next workflow action and its counterpart, Edit, and a menu of all other actions, with
 * reasons for those that are not possible.
 */
export function ShowTools({ own, ...options }: ShowToolsProps) {
  const { t } = useTranslation();
  const paths = useRecordPaths(options.entity);
  const isNarrow = useMedia(phone);
  const { edit, steps, deletion } = recordTools(t, { ...options, onEdit: () => undefined });
  const { entity, permissions } = options;
  const stepOf = ({ name }: Action) => steps.find(({ key }) => key === `action ${name}`);
  const possible = permissions.actions.filter((action) => stepOf(action)?.reason === undefined);
  const likely = likelySteps(entity, possible, options.row);
  const isOn = likely.next !== undefined && isAwaited(entity, likely.next, options.row);
  // A phone has room for one button: the action that advances the record.
  const next = likely.next && (isOn || !isNarrow) ? stepOf(likely.next) : undefined;
  const counterpart = likely.counterpart && !isNarrow ? stepOf(likely.counterpart) : undefined;
  const mayEdit = edit.some(({ reason }) => reason === undefined);
  const others = steps.filter((step) => step !== next && step !== counterpart);
  const tools = [...(mayEdit ? [] : edit), ...own, ...others, ...deletion];
  // Dangerous actions come last.
  const groups = [tools.filter(({ danger }) => !danger), tools.filter(({ danger }) => danger)];
  const { row } = options;
  return (
    <>
      {counterpart && (
        <Button
          className="show-counterpart"
          look={counterpart.danger ? 'outlined-danger' : undefined}
          onClick={counterpart.onChoose}
        >
          {counterpart.title}
        </Button>
      )}
      {next && (
        <Button look={isOn ? 'primary' : undefined} onClick={next.onChoose}>
          {next.title}
        </Button>
      )}
      {mayEdit && (
        <LinkButton
          className="button-short"
          look={next && isOn ? undefined : 'primary'}
          to={paths.edit(row.id)}
          state={{ back: paths.show(row.id) }}
          icon={<Icon name="edit" size={16} />}
        >
          {t('show.edit')}
        </LinkButton>
      )}
      {tools.length > 0 && (
        <MenuButton
          label={t('shell.moreActions')}
          face={<Icon name="more" />}
          className={buttonClass('is-square')}
        >
          <ToolItems groups={groups} />
        </MenuButton>
      )}
    </>
  );
}
