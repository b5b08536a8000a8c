import type { PageProps } from '../../data/resource';
import { ConfigPage } from './config-page';
import type { ConfigSource } from './config-source';

const source: ConfigSource = {
  readPath: '/manger/partneruserconfig',
  savePath: '/manger/setpartneruserconfig',
  ownersPath: '/manger/partneruserconfig/partners',
  owner: 'pcode',
};

/** How the business of a partner works; each partner has its own. */
export default function PartnerConfigPage(props: PageProps) {
  return <ConfigPage {...props} source={source} />;
}
