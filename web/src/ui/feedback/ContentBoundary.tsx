import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Component, type ContextType, createContext, type ReactNode, useContext } from 'react';
import { Button } from '#ui/Button.tsx';
import { ShellContext } from '#ui/shell-context.ts';
import styles from './ContentBoundary.module.css';
import { ErrorState } from './ErrorState.tsx';

/** The query whose data the parts below show. */
interface Content {
  data: unknown;
  /** Reloads the data. */
  reload: () => unknown;
}

export const ContentContext = createContext<Content | undefined>(undefined);

interface Props {
  /** The data that the part depends on; a change resets the error. */
  data: unknown;
  onRetry: () => unknown;
  /** Replaces the message of a failed part. */
  message?: ReactNode;
  children: ReactNode;
}

/**
 * Catches the errors of a part of a screen, such as a reply without a field that the part needs. The rest of the screen
 * stays. New data render the part again.
 */
class Boundary extends Component<Props, { failed: boolean; data: unknown }> {
  static override contextType = ShellContext;
  declare context: ContextType<typeof ShellContext>;
  override state = { failed: false, data: this.props.data };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ data }: Props, state: { data: unknown }) {
    return data === state.data ? null : { failed: false, data };
  }

  override componentDidCatch(error: unknown) {
    this.context.trackFailure('part.failed', error);
  }

  retry = async () => {
    // The button is about to disappear together with the focus.
    document.querySelector('h1')?.focus({ preventScroll: true });
    // Waits for the new data, because the part would fail again with the old ones.
    await this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.message) return this.props.message;
    return (
      <ErrorState
        title={<Trans>This part cannot be shown</Trans>}
        action={
          <Button variant="quiet" onClick={() => void this.retry()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Something in it is missing or wrong. The rest of this page still works.</Trans>
      </ErrorState>
    );
  }
}

/**
 * An error boundary for a part of a screen. A retry refetches the enclosing query and every inactive query, which includes
 * those of the part.
 */
export function ContentBoundary({ children }: { children: ReactNode }) {
  const content = useContext(ContentContext);
  const client = useQueryClient();
  const reload = () => Promise.all([content?.reload(), client.invalidateQueries({ refetchType: 'inactive' })]);
  return (
    <Boundary data={content ? content.data : children} onRetry={reload}>
      {children}
    </Boundary>
  );
}

interface RowProps<Item> {
  item: Item;
  /** Whether the row is an item of a list. @default false */
  listItem?: boolean | undefined;
  children: (item: Item) => ReactNode;
}

/** An error boundary for a row: a message replaces the row, and the other rows stay. New data render it again. */
export function RowBoundary<Item>({ item, listItem = false, children }: RowProps<Item>) {
  const Broken = listItem ? 'li' : 'p';
  return (
    <Boundary
      data={item}
      onRetry={() => {}}
      message={
        <Broken className={styles.row}>
          <Trans>This entry cannot be shown.</Trans>
        </Broken>
      }
    >
      <Row item={item}>{children}</Row>
    </Boundary>
  );
}

/** A component of its own, so that the boundary catches its errors. */
const Row = <Item,>({ item, children }: RowProps<Item>) => children(item);
