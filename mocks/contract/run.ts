import { checkCommands } from './check-commands.ts';
import { checkCors } from './check-cors.ts';
import { checkMealPlans } from './check-meal-plans.ts';
import { checkPages } from './check-pages.ts';
import { checkReads, checkRefusals, examplesOf } from './check-reads.ts';
import { checkZones } from './check-zones.ts';
import type { OperationResult } from './findings.ts';
import { checkCaller, checkOtherPerson } from './isolation.ts';
import type { ContractOperation } from './operations.ts';
import { type OnSent, Session, type Settings } from './session.ts';
import type { Rules } from './validate-reply.ts';

/** Number of reads that determine the envelope of a server. */
const MOST_PROBES = 6;

/**
 * Reads come first, because they change nothing; then commands one after the other, because each changes the state for the
 * next.
 */
export async function run(
  operations: ContractOperation[],
  settings: Settings,
  rules: Rules,
  now: Date,
  onSent: OnSent = () => {},
): Promise<OperationResult[]> {
  const session = new Session(settings, rules, onSent);
  const called = operations.filter((operation) => !skipped(operation, settings));
  const reads = called.filter(({ effect }) => effect === 'read');
  const commands = called.filter(({ effect }) => effect === 'command');

  await session.probe(
    reads.slice(0, MOST_PROBES).flatMap((operation) =>
      examplesOf(session, operation, now)
        .slice(0, 1)
        .map(({ input }) => ({ operation, input })),
    ),
  );
  await checkReads(session, reads, now);
  checkCaller(session);
  checkMealPlans(session);
  await checkPages(session, reads);
  await checkZones(session, reads);
  await checkOtherPerson(session, reads);
  await checkRefusals(session, called);
  await checkCors(session, called);
  await checkLimit(session);
  await checkCommands(session, commands, reads, now);
  return operations.map((operation) => session.resultOf(operation, skipped(operation, settings)));
}

/** Exceeds the limit of the token on each host, by calls of the quickest personal read. */
async function checkLimit(session: Session): Promise<void> {
  const reads = session
    .allSeen()
    .filter(({ operation: { effect, security } }) => effect === 'read' && security === 'required')
    .sort((a, b) => a.result.milliseconds - b.result.milliseconds);
  for (const name of new Set(reads.map(({ operation }) => operation.host?.name))) {
    const quickest = reads.find(({ operation }) => operation.host?.name === name);
    if (quickest) await session.exceedLimit(quickest);
  }
}

/** The reason for not calling an operation. */
export function skipped(
  operation: ContractOperation,
  settings: Pick<Settings, 'includeCommands' | 'token'>,
): OperationResult['skipped'] {
  if (operation.effect === 'command' && !settings.includeCommands) return 'command';
  return operation.security === 'required' && settings.token === undefined ? 'token' : undefined;
}
