import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Draft, updateMenuDraft } from '../../../schema/contract/endpoints/menu-draft';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { FormDialog } from '../../kit/form-dialog';

interface RenameDialogProps {
  readonly draft: Draft;
  readonly onRenamed: (draft: Draft) => void;
  readonly onClose: () => void;
}

/** Renames a draft. */
export default function RenameDialog({ draft, onRenamed, onClose }: RenameDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ name: string }>();
  const { attempt, isPending } = useEndpointMutation(updateMenuDraft);
  const rename = async ({ name }: { name: string }) => {
    if (name.trim() !== draft.name) {
      const { id, version } = draft;
      const renamed = await attempt({ params: { id }, body: { version, name: name.trim() } });
      if (!renamed) return;
      onRenamed(renamed.data);
    }
    onClose();
  };
  return (
    <FormDialog
      title={t('formPage.renameDraft.title')}
      okText={t('formPage.renameDraft.confirm')}
      okButtonProps={{ loading: isPending }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" initialValues={{ name: draft.name }} onFinish={rename}>
        <Form.Item
          name="name"
          label={t('formPage.renameDraft.label')}
          validateTrigger="onSubmit"
          rules={[{ required: true, whitespace: true, message: t('live.illegalInput') }]}
        >
          <Input autoFocus maxLength={80} showCount autoComplete="off" />
        </Form.Item>
      </Form>
    </FormDialog>
  );
}
