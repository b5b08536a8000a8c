import type { ReactNode } from 'react';
import type { TagColor } from '../../../../schema/model/entity-schema';
import '../cells.css';

interface MarkProps {
  readonly color?: TagColor | undefined;
  readonly children: ReactNode;
}

/**
 * A small coloured label. Not antd's Tag: several of its preset colours lack the contrast of 4.5 that text needs, and
 * a page of 200 rows renders hundreds of labels.
 */
export function Mark({ color = 'default', children }: MarkProps) {
  return <span className={`cell-mark cell-mark-${color}`}>{children}</span>;
}
