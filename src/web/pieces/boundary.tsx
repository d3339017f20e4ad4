import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** What stands in place of what broke; calling `again` tries it once more. */
  renderBroken: (again: () => void) => ReactNode;
  /** Another value than before is a reason to try once more. */
  resetOn?: unknown;
}

/** Keeps what breaks in one part from taking the rest along. React knows this only as a class. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate({ resetOn }: BoundaryProps) {
    if (this.state.broken && resetOn !== this.props.resetOn) this.again();
  }

  readonly again = () => this.setState({ broken: false });

  override render() {
    const { children, renderBroken } = this.props;
    return this.state.broken ? renderBroken(this.again) : children;
  }
}
