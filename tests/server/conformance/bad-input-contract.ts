import type { Entity } from '../../../src/entity/entity';
import type { World } from './world';

export function badInputContract(_world: () => World, _entity: Entity): void {}
