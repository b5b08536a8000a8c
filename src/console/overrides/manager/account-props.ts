import type { Entity } from '../../../entity/model/entity';
import type { Labelled } from '../../data/resource';

/** What the parts of an account's page are given: the account as the server answers it. */
export interface AccountProps {
  readonly entity: Entity;
  readonly row: Pick<Labelled, '_limits'> & {
    readonly id: number;
    readonly version: number;
    readonly username: string;
    readonly nickname: string;
    readonly available: boolean;
  };
}
