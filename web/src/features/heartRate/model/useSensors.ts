import { useQuery, useQueryClient } from '@tanstack/react-query';
import { openBridge } from '#platform/device/embedder.ts';
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

/** The heart-rate monitors that are paired with the app, and a function to pair one. */
export function useSensors() {
  const queryClient = useQueryClient();
  const paired = useQuery(sensorsQuery);
  const pair = useLocalMutation({
    mutationFn: async () => (await openBridge()).call('pairSensor', { kind: 'heartRate' }),
    networkMode: 'always',
    onSuccess: (sensor) => queryClient.setQueryData(sensorsQuery.queryKey, (before = []) => [...before, sensor]),
  });
  return { paired, pair };
}

async function list(): Promise<Sensor[]> {
  const bridge = await openBridge();
  await bridge.ready;
  if (!bridge.offers('listSensors')) return [];
  const { sensors } = await bridge.call('listSensors');
  return sensors.filter(({ kind }) => kind === 'heartRate').map(({ sensorId, name }) => ({ sensorId, name }));
}
