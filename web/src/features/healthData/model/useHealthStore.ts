import type { BridgeCalls } from '@health-app/sdk/bridge';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { track } from '#platform/analytics/analytics.ts';
import { invalidate } from '#platform/client.ts';
import { openBridge, source } from '#platform/device/embedder.ts';
import { localQuery, useLocalMutation } from '#platform/query/local.ts';

const accessQuery = localQuery({
  queryKey: ['device', 'health-access'],
  queryFn: async () => (await openBridge()).call('getHealthAccess'),
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
    mutationFn: async () => (await openBridge()).call('authorizeHealth', { read }),
    networkMode: 'always',
    onSuccess: ({ asked }) => {
      track('healthData.allow');
      queryClient.setQueryData(accessQuery.queryKey, (before) => ({ available: before?.available ?? true, asked }));
    },
  });
  const openSettings = useLocalMutation({
    mutationFn: async () => (await openBridge()).call('openSettings'),
    networkMode: 'always',
  });
  const sync = useLocalMutation({
    mutationFn: async () => (await openBridge()).call('syncHealth'),
    networkMode: 'always',
    onSuccess: () => {
      track('healthData.sync');
      void invalidate(queryClient, 'healthData');
    },
  });
  return { access, allow, openSettings, sync };
}
