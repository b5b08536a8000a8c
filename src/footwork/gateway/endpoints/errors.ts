import type { FeatureErrors } from '#engine/schema/contract/app-error';

declare module '#engine/schema/contract/app-error' {
  interface FeatureErrors {
    deviceUnnamed: ErrorFacts;
    deviceRefused: ErrorFacts;
    deviceLocked: ErrorFacts;
    deviceClosed: ErrorFacts;
    deviceWithoutStore: ErrorFacts;
  }
}

export default {
  deviceUnnamed: { code: 40110, status: 401 },
  deviceRefused: { code: 40111, status: 401 },
  deviceLocked: { code: 40310, status: 403 },
  deviceClosed: { code: 40311, status: 403 },
  deviceWithoutStore: { code: 40312, status: 403 },
} satisfies Partial<FeatureErrors>;
