import { ConfigProvider, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../entity/model/entity';
import { useUnsavedGuard } from '../../entity/form/unsaved-guard';
import { useAskToLeave } from '../../entity/form/use-ask-to-leave';
import { IconButton } from '../../kit/icon-button';
import { useFocusReturn } from '../../kit/use-focus-return';
import { type DeskEntry, useDesk } from './desk';
import { useLeavesDesk } from './desk-address';
import { EntryForm } from './entry-form';
import { useEntryTitle } from './entry-title';

interface EntryDrawerProps {
  readonly entity: Entity;
  readonly entry: DeskEntry;
  readonly isNew: boolean;
  readonly onClose: () => void;
}

/** The form of one entry beside the tree. */
export default function EntryDrawer({ entity, entry, isNew, onClose }: EntryDrawerProps) {
  const { t } = useTranslation();
  const { may } = useDesk();
  const title = useEntryTitle()(entry);
  const [isChanged, setChanged] = useState(false);
  useFocusReturn();

  const ask = useAskToLeave();
  const letGo = useUnsavedGuard(isChanged, ask, useLeavesDesk());
  const close = () => {
    letGo();
    onClose();
  };
  const leave = async () => {
    if (!isChanged || (await ask())) close();
  };

  return (
    <Drawer
      open
      width="min(620px, 100vw)"
      closable={false}
      title={isNew ? t('menuPage.newTitle') : title}
      onClose={(event) => {
        // Else the same Escape closes the question that it opens.
        event.preventDefault();
        void leave();
      }}
      extra={<IconButton icon="close" label={t('menuPage.close')} onClick={() => void leave()} />}
    >
      <ConfigProvider componentDisabled={!may.change && !isNew}>
        <EntryForm
          entity={entity}
          entry={entry}
          isNew={isNew}
          onChanged={setChanged}
          onDone={close}
          onCancel={() => void leave()}
        />
      </ConfigProvider>
    </Drawer>
  );
}
