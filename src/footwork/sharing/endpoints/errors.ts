import type { FeatureErrors } from '#engine/schema/contract/app-error';

declare module '#engine/schema/contract/app-error' {
  interface FeatureErrors {
    sharePasswordWrong: ErrorFacts;
    shareLocked: ErrorFacts;
    shareEnded: ErrorFacts;
  }
}

export default {
  sharePasswordWrong: { code: 40320, status: 403 },
  shareLocked: { code: 40321, status: 403 },
  shareEnded: { code: 40410, status: 404 },
} satisfies Partial<FeatureErrors>;
