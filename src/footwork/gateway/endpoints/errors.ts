import type { ErrorFacts } from '#engine/schema/contract/app-error';

const errors = {
  deviceUnnamed: { code: 40110, status: 401 },
  deviceRefused: { code: 40111, status: 401 },
  deviceLocked: { code: 40310, status: 403 },
  deviceClosed: { code: 40311, status: 403 },
  deviceWithoutStore: { code: 40312, status: 403 },
} satisfies Record<string, ErrorFacts>;

export default errors;

type Errors = typeof errors;

declare module '#engine/schema/contract/app-error' {
  interface FeatureErrors extends Errors {}
}
