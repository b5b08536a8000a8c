import { useTranslation } from 'react-i18next';
import { useLeavePage } from '../../../data/navigation/page-tag';
import { LinkButton } from '../../../entity/record/link-button';
import { notify } from '../../../kit/notice/notify';
import { PageHead } from '../../../kit/page-head';
import { usePageTitle } from '../../../kit/page-title';
import { PasswordForm } from '../password-form';

export default function PasswordPage() {
  const { t } = useTranslation();
  const leave = useLeavePage();
  const title = t('menu.changePassword');
  usePageTitle(title);
  const onChanged = () => {
    notify.success(t('account.password.changed'));
    leave('/profile');
  };
  return (
    <>
      <PageHead title={title} />
      <section className="account-card account-narrow" aria-label={title}>
        <p className="account-text">{t('account.password.text')}</p>
        <PasswordForm oldLabel={t('account.password.old')} onChanged={onChanged}>
          <LinkButton to="/profile" onFollow={leave}>
            {t('form.cancel')}
          </LinkButton>
        </PasswordForm>
      </section>
    </>
  );
}
