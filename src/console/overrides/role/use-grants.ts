import { getGrants } from '../../../entity/contract/endpoints/access';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import { grantTree } from './grant-tree';

/** What a role can hold, as a tree. */
export const useGrants = () => useEndpoint(getGrants, {}, { select: grantTree });
