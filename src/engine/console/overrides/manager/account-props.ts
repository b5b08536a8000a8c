import type { Entity } from '../../../schema/model/entity';
import type { Labelled } from '../../data/resource';

/** Props of the parts of an account's page. */
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
