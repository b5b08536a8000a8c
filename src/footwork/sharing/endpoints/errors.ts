import type { ErrorFacts } from '#engine/schema/contract/app-error';

const errors = {
  sharePasswordWrong: { code: 40320, status: 403 },
  shareLocked: { code: 40321, status: 403 },
  shareEnded: { code: 40410, status: 404 },
} satisfies Record<string, ErrorFacts>;

export default errors;

type Errors = typeof errors;

declare module '#engine/schema/contract/app-error' {
  interface FeatureErrors extends Errors {}
}
