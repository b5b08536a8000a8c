import { Input } from 'antd';
import { lazy, Suspense } from 'react';
import type { InputProps } from '../../../data/resource';

const RichTextEditor = lazy(() => import('./rich-text-editor'));

/** Rich text. The editor is loaded lazily. */
export function RichTextInput(props: InputProps) {
  return (
    <Suspense fallback={<Input.TextArea id={props.control.id} disabled rows={6} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
