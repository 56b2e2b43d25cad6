import * as v from 'valibot';
import { useStored } from '#lib/storage/useStored.ts';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import { deviceStorage } from '#platform/storage.ts';

const Facts = v.array(v.string());
const none: readonly string[] = [];

/** Parses stored facts; invalid data gives no facts. */
const readFacts = (stored: unknown): readonly string[] => {
  const facts = v.safeParse(Facts, stored);
  return facts.success ? facts.output : none;
};

/**
 * The facts that the person has skipped. They are stored on the device.
 * @returns the facts, and a function that adds one
 */
export function useSkippedFacts() {
  const [facts, change] = useStored(deviceStorage, usePersonalKey('skippedFacts'), readFacts);
  const skip = (fact: string) => change((current) => [...current, fact]);
  return [facts, skip] as const;
}
