import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { RecordLoading } from '../record/record-loading';

/** A part that is loaded when it is first shown; the page around it does not wait. */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  const Part = lazy(load) as unknown as ComponentType<Props>;
  return function Late(props: Props) {
    return (
      <Suspense fallback={<RecordLoading />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** The same, but the page waits: one that always shows it would jump when it comes. */
export function awaited<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  const Part = lazy(load) as unknown as ComponentType<Props>;
  return (props) => <Part {...props} />;
}
