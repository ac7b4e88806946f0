import { Component, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { watchControls } from '#islands/touched-controls.ts';

type RootProps = { children: ReactNode; onReady: () => void; onFailure: () => void };

/** Reports when the tree is listening (hydration itself has no promise) and when it broke. */
class IslandRoot extends Component<RootProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidMount() {
    this.props.onReady();
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

export type Mount<Props> = (root: HTMLElement, props: Props, onFailure: () => void) => Promise<void>;

/**
 * Returns the function by which `src/islands/wake.ts` mounts a component in the markup that the build rendered for it.
 */
export const mounter =
  <Props extends object>(Island: ComponentType<Props>): Mount<Props> =>
  (root, props, onFailure) =>
    new Promise((resolve) => {
      const takeOver = watchControls(root);
      const island = (
        <IslandRoot
          onReady={() => {
            takeOver();
            resolve();
          }}
          onFailure={onFailure}
        >
          <Island {...props} />
        </IslandRoot>
      );
      hydrateRoot(root, island, { identifierPrefix: root.dataset['island'] ?? '' });
    });
