import type { ComponentClaims } from '../../../../src/engine/console/data/resource';

export default {} satisfies ComponentClaims;
