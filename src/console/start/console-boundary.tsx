import type { ReactNode } from 'react';
import { PageBoundary } from '../kit/page-boundary';

/** Around everything: says what no page could say itself, until another address is gone to. */
export class ConsoleBoundary extends PageBoundary {
  override componentDidMount(): void {
    addEventListener('hashchange', this.anew);
  }

  override componentWillUnmount(): void {
    removeEventListener('hashchange', this.anew);
  }

  override render(): ReactNode {
    return this.state.error ? <main>{super.render()}</main> : super.render();
  }
}
