import { managerWith } from '#engine/schema/base/manager';

export default managerWith({ 1: { title: 'Administrator', color: 'blue' } });
