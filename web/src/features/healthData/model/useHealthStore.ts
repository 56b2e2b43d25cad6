import type { BridgeCalls } from '@health-app/sdk/bridge';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { track } from '#platform/analytics/analytics.ts';
import { invalidate } from '#platform/client.ts';
import { bridge, source } from '#platform/device/embedder.ts';
import { type OpenBridge, useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { localQuery, useLocalMutation } from '#platform/query/local.ts';

const accessQuery = localQuery({
  queryKey: ['device', 'health-access'],
  queryFn: async () => {
    const host = await bridge;
    await host?.ready;
    return host?.offers('getHealthAccess') ? host.call('getHealthAccess') : { available: true, asked: false };
  },
  enabled: source !== '',
  retry: false,
  networkMode: 'always',
});

/** The values that the app reads from the device's health store. It writes none. */
const read = [
  'weight',
  'bodyFat',
  'steps',
  'heartRate',
  'systolic',
  'diastolic',
  'bloodSugar',
  'sleep',
] satisfies BridgeCalls['authorizeHealth']['params']['read'];

/**
 * Accesses the device's health store in the native apps. The device tells only whether the person was asked, not their
 * answer.
 */
export function useHealthStore() {
  const queryClient = useQueryClient();
  const access = useQuery(accessQuery);
  const allow = useLocalMutation({
    mutationFn: async (open: OpenBridge<'authorizeHealth'>) => (await open()).call('authorizeHealth', { read }),
    networkMode: 'always',
    onSuccess: ({ asked }) => {
      track('healthData.allow');
      queryClient.setQueryData(accessQuery.queryKey, (before) => ({ available: before?.available ?? true, asked }));
    },
  });
  const openSettings = useLocalMutation({
    mutationFn: async (open: OpenBridge<'openSettings'>) => (await open()).call('openSettings'),
    networkMode: 'always',
  });
  const sync = useLocalMutation({
    mutationFn: async (open: OpenBridge<'syncHealth'>) => (await open()).call('syncHealth'),
    networkMode: 'always',
    onSuccess: () => {
      track('healthData.sync');
      void invalidate(queryClient, 'healthData');
    },
  });
  return {
    access,
    allow: actionOf(allow, useBridgeFor('authorizeHealth')),
    openSettings: actionOf(openSettings, useBridgeFor('openSettings')),
    sync: { ...actionOf(sync, useBridgeFor('syncHealth')), data: sync.data },
  };
}

interface Running<Open> {
  mutate: (openBridge: Open) => void;
  isPending: boolean;
  error: Error | null;
}

/** The properties of an action's button; `run` is undefined if the app does not offer the action. */
const actionOf = <Open>(mutation: Running<Open>, openBridge: Open | undefined) => ({
  run: openBridge && (() => mutation.mutate(openBridge)),
  busy: mutation.isPending,
  error: mutation.error,
});
