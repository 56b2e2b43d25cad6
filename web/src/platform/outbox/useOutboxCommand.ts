import type { CallOptions } from '@health-app/sdk';
import type { Mutation } from '@health-app/sdk/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { OutboxEntry, OutboxInputs, OutboxOperation } from '#platform/database/outbox-rules.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { useVerified } from '#platform/query/useVerifiedMutation.ts';
import { useRefused, useWaiting } from './store.ts';
import { useTakeBack } from './useTakeBack.ts';
import { type Place, withOutbox } from './with-outbox.ts';

interface Options<Id extends OutboxOperation, Data> {
  /** Returns the subject of a command. */
  placeOf: (input: OutboxInputs[Id]) => Place;
  /** Whether an entry of the outbox belongs to this control. */
  isOwn: (entry: OutboxEntry<Id>) => boolean;
  /** Reads after an unknown outcome whether the command took effect, as in `useVerifiedMutation`. */
  tookEffect?: (input: OutboxInputs[Id], since: number) => Promise<boolean>;
  /** Called on success, even after the component has unmounted. */
  onDone?: (data: Data | undefined, input: OutboxInputs[Id]) => void;
}

/**
 * A command that waits in the outbox without a connection, and that the person can take back until it is sent. A pressed
 * button that disappears gives its focus to the row, so that the next button does not receive the same key press.
 * @param operation e.g. `medication.finish`
 * @param mutation its factory, e.g. `mutations.medication.finish`
 */
export function useOutboxCommand<Id extends OutboxOperation, Data, Code extends string>(
  operation: Id,
  mutation: (options: CallOptions) => Mutation<OutboxInputs[Id], Data, Code>,
  { placeOf, isOwn, tookEffect, onDone }: Options<Id, Data>,
) {
  const command = useSilentMutation(useVerified(withOutbox(operation, mutation, placeOf), tookEffect), onDone);
  const waiting = useWaiting(operation).find(isOwn);
  const refused = useRefused(operation).some(isOwn);
  const { reset } = command;
  // A refusal ends a command that had succeeded by waiting.
  useEffect(() => {
    if (refused) reset();
  }, [refused, reset]);
  const element = useRef<HTMLElement>(null);
  const row = useCallback((mounted: HTMLElement | null) => {
    element.current = mounted;
  }, []);
  const refocus = () => element.current?.focus({ preventScroll: true });
  const takeBackEntry = useTakeBack();
  const takeBack = () => {
    if (waiting) void takeBackEntry(waiting);
    reset();
    refocus();
  };
  return {
    ...command,
    /** The unsent command of this control. */
    waiting,
    /** Whether the command was refused after it had waited. */
    refused,
    /** The `ref` of an element with `tabIndex={-1}` that receives the focus. */
    row,
    refocus,
    takeBack,
  };
}
