import type { Entity } from '../../../src/entity/entity';
import type { World } from './world';

export function accessContract(_world: () => World, _entity: Entity): void {}
