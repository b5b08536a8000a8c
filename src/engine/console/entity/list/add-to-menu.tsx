import { Checkbox, Form, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionWithPerm, entityPerms, permName } from '../../../schema/access/entity-perms';
import { getMenuTree, placeEntity } from '../../../schema/contract/endpoints/menu-tree';
import type { Entity } from '../../../schema/model/entity';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { announceSessionChange } from '../../data/live/session-news';
import { actionTitle, entityPlural } from '../../i18n/entity-words';
import { menuTitle } from '../../i18n/menu-title';
import { roleText } from '../../i18n/role-text';
import { Button } from '../../kit/button';
import { FormDialog } from '../../kit/form-dialog';
import { Icon } from '../../kit/icon';

interface Choice {
  readonly parent: number;
  readonly perms: readonly string[];
  readonly roles: readonly string[];
}

/** Value for no parent; antd's tree select does not accept null. */
const topLevel = 0;

/** Button and dialog that add an entity's page to the menus, for an entity without a menu. */
export default function AddToMenu({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className="button-short"
        icon={<Icon name="menu" size={16} />}
        title={t('formPage.addToMenu.button')}
        onClick={() => setOpen(true)}
      >
        {t('formPage.addToMenu.button')}
      </Button>
      {isOpen && <PlaceDialog entity={entity} onClose={() => setOpen(false)} />}
    </>
  );
}

function PlaceDialog({ entity, onClose }: { readonly entity: Entity; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Choice>();
  const { data, isPending: isLoading } = useEndpoint(getMenuTree, {});
  const { attempt, isPending } = useEndpointMutation(placeEntity);
  const perms = entityPerms(entity);
  const permTitle = (perm: string) => {
    const action = actionWithPerm(entity, perm);
    return action ? actionTitle(t, entity, action) : menuTitle(t, permName(perm));
  };
  const directories = (data?.tree ?? []).filter(({ type }) => type === 'directory');
  const add = async ({ parent, ...choice }: Choice) => {
    const body = { ...choice, perms: [...choice.perms], roles: [...choice.roles] };
    const added = await attempt({
      body: { ...body, entity: entity.name, parent: parent === topLevel ? null : parent },
    });
    // With the new menus, the router redirects the current address to the menu's path.
    if (added) announceSessionChange();
  };
  return (
    <FormDialog
      title={`${t('formPage.addToMenu.button')}: ${entityPlural(t, entity)}`}
      ok={{ text: t('formPage.addToMenu.button'), isBusy: isPending, onClick: form.submit }}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ parent: topLevel, perms, roles: [] }}
        onFinish={add}
      >
        <Form.Item name="parent" label={t('formPage.addToMenu.parent')}>
          <Select
            loading={isLoading}
            options={[
              { value: topLevel, label: t('formPage.addToMenu.top') },
              ...directories.map(({ id, name }) => ({ value: id, label: menuTitle(t, name) })),
            ]}
          />
        </Form.Item>
        <Form.Item name="perms" label={t('formPage.addToMenu.buttons')}>
          <Checkbox.Group options={perms.map((perm) => ({ value: perm, label: permTitle(perm) }))} />
        </Form.Item>
        <Form.Item name="roles" label={t('formPage.addToMenu.roles')}>
          <Select
            mode="multiple"
            optionFilterProp="label"
            loading={isLoading}
            options={data?.roles.map((role) => ({ value: role.code, label: roleText(t, role.name) }))}
          />
        </Form.Item>
      </Form>
    </FormDialog>
  );
}
