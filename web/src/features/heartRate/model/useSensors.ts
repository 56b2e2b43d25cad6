import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bridge } from '#platform/device/embedder.ts';
import { type OpenBridge, useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { localQuery, useLocalMutation } from '#platform/query/local.ts';

interface Sensor {
  sensorId: string;
  name: string;
}

const sensorsQuery = localQuery({
  queryKey: ['device', 'heart-rate-sensors'],
  queryFn: list,
  retry: false,
  networkMode: 'always',
});

/** The heart-rate monitors that are paired with the app, and the pairing of one; `onPair` is undefined if the app has none. */
export function useSensors() {
  const queryClient = useQueryClient();
  const openBridge = useBridgeFor('pairSensor');
  const paired = useQuery(sensorsQuery);
  const pair = useLocalMutation({
    mutationFn: async (open: OpenBridge<'pairSensor'>) => (await open()).call('pairSensor', { kind: 'heartRate' }),
    networkMode: 'always',
    onSuccess: (sensor) => queryClient.setQueryData(sensorsQuery.queryKey, (before = []) => [...before, sensor]),
  });
  return { paired, pair, onPair: openBridge && (() => pair.mutate(openBridge)) };
}

async function list(): Promise<Sensor[]> {
  const host = await bridge;
  await host?.ready;
  if (!host?.offers('listSensors')) return [];
  const { sensors } = await host.call('listSensors');
  return sensors.filter(({ kind }) => kind === 'heartRate').map(({ sensorId, name }) => ({ sensorId, name }));
}
