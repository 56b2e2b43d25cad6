/** The replies of a mock, with the changes of a test. */
import type { CareProfile, User } from '@health-app/sdk';
import type { createMock } from '../../mocks/api/index.ts';

type Change = (data: never) => unknown;

/** The person of the examples; each token is a world of its own. */
export const examplePerson = (userToken: string): User =>
  ({ userId: 'user-1001', userToken, memberType: 1, promoteRoleFlag: 1 }) as User;

export function changedReplies(mock: Awaited<ReturnType<typeof createMock>>) {
  let changes: [path: string, change: Change][] = [];
  /** Changes the data of the replies of each path that ends so, until `reset`. */
  const change = (path: string, by: Change) => void changes.push([path, by]);
  return {
    change,
    /** Changes the care profile; everything else stays as the server made it. */
    changeCare: (by: (care: CareProfile) => CareProfile) =>
      change('/getUserInformation', ({ care, ...user }: { care: CareProfile }) => ({ ...user, care: by(care) })),
    reset() {
      changes = [];
    },
    async fetch(...args: Parameters<typeof fetch>): Promise<Response> {
      const request = new Request(...args);
      const { pathname } = new URL(request.url);
      const response = await mock.fetch(request);
      const changed = changes.filter(([path]) => pathname.endsWith(path));
      if (changed.length === 0) return response;
      const body = await response.json();
      return Response.json({ ...body, data: changed.reduce((data, [, by]) => by(data as never), body.data) });
    },
  };
}
