import { show } from './describe-value.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { ContractOperation } from './operations.ts';
import type { Session } from './session.ts';

/** Zones whose calendars never show the same day: one is 25 hours ahead of the other. */
const ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

/** Leaves the day out of reads that take one, in two zones: each gives the day of the zone that the request names. */
export async function checkZones(session: Session, reads: ContractOperation[]): Promise<void> {
  const dated = session.allSeen().filter(({ operation, data }) => {
    return reads.includes(operation) && operation.inputs.get('date')?.required === false && dateOf(data) !== undefined;
  });
  const ofEach = new Map(dated.reverse().map((seen) => [seen.operation, seen]));
  await limitConcurrency([...ofEach.values()], async ({ operation, input }) => {
    const { date: _, ...rest } = { date: undefined, ...input };
    const days: unknown[] = [];
    for (const zone of ZONES) {
      const headers = { 'x-time-zone': zone };
      const { result, seen } = await session.ask(operation, { name: `in ${zone}`, input: rest, headers });
      const day = dateOf(seen?.data);
      if (day === undefined) return;
      if (days.includes(day)) {
        const expected = `a day before the one in ${ZONES[0]}`;
        session.addViolations(result, [{ kind: 'zone', where: '/data/date', expected, got: show(day), times: 1 }]);
      }
      days.push(day);
    }
  });
}

const dateOf = (data: unknown) => (data as { date?: unknown } | null | undefined)?.date;
