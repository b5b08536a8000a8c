import type { ComponentClaims } from '#engine/console/data/resource';

export default {} satisfies ComponentClaims;
