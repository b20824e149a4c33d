import { Component, type ReactNode } from 'react';

/** Shows something else where a part of the page broke; the rest goes on. */
export class Fallback extends Component<{ readonly children: ReactNode; readonly instead: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
