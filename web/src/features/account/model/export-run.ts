import type { Day } from '#lib/time/days.ts';
import type { Replies, Reply, Step } from './export-plan.ts';

/** The replies of an export by read and input, so that an interrupted export can resume. */
export type Collected = Map<string, Reply>;

interface Options {
  steps: readonly Step[];
  today: Day;
  collected: Collected;
  /** Asks the server. A refusal is `{ refused }`; any other failure is thrown and ends the run. */
  call: (read: string, input: object | undefined) => Promise<Pick<Reply, 'data' | 'refused'>>;
  /** @param done number of completed steps */
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

interface Page {
  list: unknown[];
  hasMore: boolean;
}

const pageSize = 50;

/** Makes all calls that are not collected yet, step by step. */
export async function runExport({ steps, today, collected, call, onProgress, signal }: Options): Promise<void> {
  const ask = async (read: string, input: object | undefined): Promise<Reply> => {
    if (signal.aborted) throw new DOMException('The export was stopped', 'AbortError');
    const key = `${read} ${JSON.stringify(input)}`;
    const before = collected.get(key);
    if (before) return before;
    const reply: Reply = { read, input, ...(await call(read, input)) };
    collected.set(key, reply);
    return reply;
  };
  for (const [index, { read, inputs, paged }] of steps.entries()) {
    for (const input of inputs(repliesIn(collected, steps), today)) {
      if (!paged) await ask(read, input);
      else {
        for (let pageNum = 1, more = true; more; pageNum++) {
          const { data } = await ask(read, { ...input, pageNum, pageSize });
          more = (data as Page | undefined)?.hasMore === true;
        }
      }
    }
    onProgress(index + 1);
  }
}

const repliesIn = (collected: Collected, steps: readonly Step[]): Replies => ({
  of: <Data>(read: string) => {
    const paged = steps.some((step) => step.read === read && step.paged);
    return [...collected.values()].flatMap((reply) => {
      if (reply.read !== read || reply.data === undefined || reply.data === null) return [];
      return paged ? ((reply.data as Page).list as Data[]) : [reply.data as Data];
    });
  },
});
