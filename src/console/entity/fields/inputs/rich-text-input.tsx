import { Input } from 'antd';
import { lazy, Suspense } from 'react';
import type { InputProps } from '../../../data/resource';

const RichTextEditor = lazy(() => import('./rich-text-editor'));

/** Formatted text. The editor comes by itself, where it is shown. */
export function RichTextInput(props: InputProps) {
  return (
    <Suspense fallback={<Input.TextArea id={props.control.id} disabled rows={6} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
