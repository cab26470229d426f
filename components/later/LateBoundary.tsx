import { Component, type PropsWithChildren } from 'react';

/** Takes away what came late where it fails, and not the page around it. */
export class LateBoundary extends Component<PropsWithChildren> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
